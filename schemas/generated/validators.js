// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import runtime0_ from "ajv/dist/runtime/ucs2length.js";const runtime0=runtime0_.default??runtime0_;
import runtime1_ from "ajv-formats/dist/formats.js";const runtime1=runtime1_.default??runtime1_;
function joinErrors(all, more){if(all === null)return more;for(const error of more)all.push(error);return all}
export const envelope = validate0;
const schema0 = {"$id":"config:envelope","type":"object","required":["id","uid","type","lang","isBroken","alternate_languages","data"],"properties":{"id":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"type":{"type":"string","minLength":1},"lang":{"type":"string","minLength":2},"isBroken":{"type":"boolean"},"alternate_languages":{"type":"array","items":{"type":"object","required":["id","type","lang"],"properties":{"id":{"type":"string"},"uid":{"type":["string","null"]},"type":{"type":"string"},"lang":{"type":"string"}}}},"tags":{"type":"array","items":{"type":"string"}},"first_publication_date":{"type":["string","null"]},"last_publication_date":{"type":["string","null"]},"data":{"type":"object"}}};
const func0 = runtime0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uid"},message:"must have required property '"+"uid"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.lang === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});errors++;
}
if(data.isBroken === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isBroken"},message:"must have required property '"+"isBroken"+"'"});errors++;
}
if(data.alternate_languages === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternate_languages"},message:"must have required property '"+"alternate_languages"+"'"});errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data1 = data.uid;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema0.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 === "string"){
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.lang !== undefined){
let data3 = data.lang;
if(typeof data3 === "string"){
if(func0(data3) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.alternate_languages !== undefined){
let data5 = data.alternate_languages;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data6.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data6.lang === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'"});errors++;
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/id",schemaPath:"#/properties/alternate_languages/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data6.uid !== undefined){
let data8 = data6.uid;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/uid",schemaPath:"#/properties/alternate_languages/items/properties/uid/type",keyword:"type",params:{type: schema0.properties.alternate_languages.items.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data6.type !== undefined){
if(typeof data6.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/type",schemaPath:"#/properties/alternate_languages/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data6.lang !== undefined){
if(typeof data6.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0+"/lang",schemaPath:"#/properties/alternate_languages/items/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages/" + i0,schemaPath:"#/properties/alternate_languages/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alternate_languages",schemaPath:"#/properties/alternate_languages/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
if(data.first_publication_date !== undefined){
let data13 = data.first_publication_date;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/first_publication_date",schemaPath:"#/properties/first_publication_date/type",keyword:"type",params:{type: schema0.properties.first_publication_date.type},message:"must be string,null"});errors++;
}
}
if(data.last_publication_date !== undefined){
let data14 = data.last_publication_date;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_publication_date",schemaPath:"#/properties/last_publication_date/type",keyword:"type",params:{type: schema0.properties.last_publication_date.type},message:"must be string,null"});errors++;
}
}
if(data.data !== undefined){
let data15 = data.data;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const document_author = validate1;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"$id":"field:image","type":"object","required":["url","dimensions"],"properties":{"url":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^(https?://|/(?!/))"},"alt":{"type":["string","null"],"maxLength":500},"copyright":{"type":["string","null"]},"dimensions":{"type":"object","required":["width","height"],"properties":{"width":{"type":"number","exclusiveMinimum":0},"height":{"type":"number","exclusiveMinimum":0}}}}};
const pattern0 = new RegExp("^(https?://|/(?!/))", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.dimensions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'"});errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|/(?!/))"},message:"must match pattern \""+"^(https?://|/(?!/))"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: schema4.properties.alt.type},message:"must be string,null"});errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data2 = data.copyright;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: schema4.properties.copyright.type},message:"must be string,null"});errors++;
}
}
if(data.dimensions !== undefined){
let data3 = data.dimensions;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.width === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});errors++;
}
if(data3.height === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});errors++;
}
if(data3.width !== undefined){
let data4 = data3.width;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/width",schemaPath:"#/properties/dimensions/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/width",schemaPath:"#/properties/dimensions/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
}
if(data3.height !== undefined){
let data5 = data3.height;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/height",schemaPath:"#/properties/dimensions/properties/height/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions/height",schemaPath:"#/properties/dimensions/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta_title !== undefined){
let data0 = data.meta_title;
if(!(validate3(data0, {instancePath:instancePath+"/meta_title",parentData:data,parentDataProperty:"meta_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/meta_title",schemaPath:"#/properties/meta_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.meta_description !== undefined){
let data1 = data.meta_description;
if(!(validate3(data1, {instancePath:instancePath+"/meta_description",parentData:data,parentDataProperty:"meta_description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/meta_description",schemaPath:"#/properties/meta_description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data.social_sharing_thumbnail !== undefined){
if(!(validate6(data.social_sharing_thumbnail, {instancePath:instancePath+"/social_sharing_thumbnail",parentData:data,parentDataProperty:"social_sharing_thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.is_hidden !== undefined){
if(!(validate8(data.is_hidden, {instancePath:instancePath+"/is_hidden",parentData:data,parentDataProperty:"is_hidden",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema7 = {"$id":"field:rich-text","type":"array","minItems":1,"maxItems":1000,"items":{"type":"object","required":["type"],"properties":{"type":{"enum":["paragraph","heading1","heading2","heading3","heading4","heading5","heading6","preformatted","list-item","o-list-item","image","embed"]}},"allOf":[{"if":{"properties":{"type":{"const":"image"}}},"then":{"$ref":"#/$defs/image"},"else":{"if":{"properties":{"type":{"const":"embed"}}},"then":{"$ref":"#/$defs/embed"},"else":{"$ref":"#/$defs/text"}}}]},"$defs":{"spans":{"type":"array","maxItems":2000,"items":{"type":"object","required":["start","end","type"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0},"type":{"enum":["strong","em","label","hyperlink"]}},"allOf":[{"if":{"properties":{"type":{"const":"hyperlink"}}},"then":{"required":["data"],"properties":{"data":{"$ref":"field:link"}}}},{"if":{"properties":{"type":{"const":"label"}}},"then":{"required":["data"],"properties":{"data":{"type":"object","required":["label"],"properties":{"label":{"type":"string","pattern":"^[A-Za-z][\\w-]*$"}}}}}}]}},"text":{"type":"object","required":["type","text","spans"],"properties":{"text":{"type":"string","maxLength":20000},"spans":{"$ref":"#/$defs/spans"},"direction":{"enum":["ltr","rtl"]}}},"image":{"allOf":[{"$ref":"field:image"}],"properties":{"linkTo":{"$ref":"field:link"}}},"embed":{"type":"object","required":["oembed"],"properties":{"oembed":{"$ref":"field:embed"}}}}};
const schema9 = {"$id":"field:link","type":"object","required":["link_type"],"properties":{"link_type":{"enum":["Web","Media","Document"]},"text":{"type":"string","maxLength":300},"variant":{"type":"string"},"target":{"type":"string"}},"allOf":[{"if":{"properties":{"link_type":{"const":"Document"}}},"then":{"$ref":"#/$defs/document"},"else":{"required":["url"],"properties":{"url":{"$ref":"#/$defs/webUrl"}}}}],"$defs":{"webUrl":{"type":"string","maxLength":2000,"pattern":"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},"document":{"type":"object","required":["id","type"],"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"lang":{"type":"string"},"isBroken":{"type":"boolean"},"data":{"type":"object"}}}}};
const schema10 = {"type":"object","required":["id","type"],"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","minLength":1},"uid":{"type":["string","null"]},"lang":{"type":"string"},"isBroken":{"type":"boolean"},"data":{"type":"object"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data2 = data.uid;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema10.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.lang !== undefined){
if(typeof data.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type !== undefined){
if("Document" !== data.link_type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.url !== undefined){
if(!(validate22(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joinErrors(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.link_type !== undefined){
let data2 = data.link_type;
if(!(((data2 === "Web") || (data2 === "Media")) || (data2 === "Document"))){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/enum",keyword:"enum",params:{allowedValues: schema9.properties.link_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func0(data3) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.variant !== undefined){
if(typeof data.variant !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkTo !== undefined){
if(!(validate19(data.linkTo, {instancePath:instancePath+"/linkTo",parentData:data,parentDataProperty:"linkTo",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"field:embed","type":"object","required":["embed_url"],"properties":{"embed_url":{"$ref":"field:link#/$defs/webUrl"},"type":{"type":"string"},"title":{"type":["string","null"]},"provider_name":{"type":["string","null"]},"thumbnail_url":{"type":["string","null"]},"width":{"type":["number","null"]},"height":{"type":["number","null"]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.embed_url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "embed_url"},message:"must have required property '"+"embed_url"+"'"});errors++;
}
if(data.embed_url !== undefined){
if(!(validate28(data.embed_url, {instancePath:instancePath+"/embed_url",parentData:data,parentDataProperty:"embed_url",rootData}))){
vErrors = joinErrors(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema13.properties.title.type},message:"must be string,null"});errors++;
}
}
if(data.provider_name !== undefined){
let data3 = data.provider_name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provider_name",schemaPath:"#/properties/provider_name/type",keyword:"type",params:{type: schema13.properties.provider_name.type},message:"must be string,null"});errors++;
}
}
if(data.thumbnail_url !== undefined){
let data4 = data.thumbnail_url;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/thumbnail_url",schemaPath:"#/properties/thumbnail_url/type",keyword:"type",params:{type: schema13.properties.thumbnail_url.type},message:"must be string,null"});errors++;
}
}
if(data.width !== undefined){
let data5 = data.width;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema13.properties.width.type},message:"must be number,null"});errors++;
}
}
if(data.height !== undefined){
let data6 = data.height;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: schema13.properties.height.type},message:"must be number,null"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oembed === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oembed"},message:"must have required property '"+"oembed"+"'"});errors++;
}
if(data.oembed !== undefined){
if(!(validate27(data.oembed, {instancePath:instancePath+"/oembed",parentData:data,parentDataProperty:"oembed",rootData}))){
vErrors = joinErrors(vErrors, validate27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","required":["type","text","spans"],"properties":{"text":{"type":"string","maxLength":20000},"spans":{"$ref":"#/$defs/spans"},"direction":{"enum":["ltr","rtl"]}}};
const schema16 = {"type":"array","maxItems":2000,"items":{"type":"object","required":["start","end","type"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0},"type":{"enum":["strong","em","label","hyperlink"]}},"allOf":[{"if":{"properties":{"type":{"const":"hyperlink"}}},"then":{"required":["data"],"properties":{"data":{"$ref":"field:link"}}}},{"if":{"properties":{"type":{"const":"label"}}},"then":{"required":["data"],"properties":{"data":{"type":"object","required":["label"],"properties":{"label":{"type":"string","pattern":"^[A-Za-z][\\w-]*$"}}}}}}]}};
const pattern4 = new RegExp("^[A-Za-z][\\w-]*$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("hyperlink" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data0.data !== undefined){
if(!(validate19(data0.data, {instancePath:instancePath+"/" + i0+"/data",parentData:data0,parentDataProperty:"data",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs7 === errors;
valid3 = _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});errors++;
}
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("label" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});errors++;
}
if(data0.data !== undefined){
let data4 = data0.data;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data",schemaPath:"#/items/allOf/1/then/properties/data/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data/label",schemaPath:"#/items/allOf/1/then/properties/data/properties/label/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][\\w-]*$"},message:"must match pattern \""+"^[A-Za-z][\\w-]*$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data/label",schemaPath:"#/items/allOf/1/then/properties/data/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/data",schemaPath:"#/items/allOf/1/then/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
var _valid1 = _errs13 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"});errors++;
}
if(data0.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"});errors++;
}
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.start !== undefined){
let data6 = data0.start;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/start",schemaPath:"#/items/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/start",schemaPath:"#/items/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data0.end !== undefined){
let data7 = data0.end;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/end",schemaPath:"#/items/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/end",schemaPath:"#/items/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data0.type !== undefined){
let data8 = data0.type;
if(!((((data8 === "strong") || (data8 === "em")) || (data8 === "label")) || (data8 === "hyperlink"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.spans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spans"},message:"must have required property '"+"spans"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.spans !== undefined){
if(!(validate33(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(!((data2 === "ltr") || (data2 === "rtl"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema15.properties.direction.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("image" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs7 = errors;
if(!(validate17(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
const _errs9 = errors;
let valid5 = true;
const _errs10 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("embed" !== data0.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs12 = errors;
if(!(validate26(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs13 = errors;
if(!(validate32(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"});errors++;
}
var _valid0 = _errs8 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.type !== undefined){
let data3 = data0.type;
if(!((((((((((((data3 === "paragraph") || (data3 === "heading1")) || (data3 === "heading2")) || (data3 === "heading3")) || (data3 === "heading4")) || (data3 === "heading5")) || (data3 === "heading6")) || (data3 === "preformatted")) || (data3 === "list-item")) || (data3 === "o-list-item")) || (data3 === "image")) || (data3 === "embed"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.job !== undefined){
let data2 = data.job;
if(!(validate3(data2, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/job",schemaPath:"#/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.portrait !== undefined){
if(!(validate6(data.portrait, {instancePath:instancePath+"/portrait",parentData:data,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.bio !== undefined){
if(!(validate16(data.bio, {instancePath:instancePath+"/bio",parentData:data,parentDataProperty:"bio",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(!(validate38(data5, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data6.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data6.label !== undefined){
let data7 = data6.label;
if(!(validate3(data7, {instancePath:instancePath+"/links/" + i0+"/label",parentData:data6,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data6.link !== undefined){
if(!(validate19(data6.link, {instancePath:instancePath+"/links/" + i0+"/link",parentData:data6,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const document_badges_and_ratings = validate42;
const schema19 = {"$id":"field:title","type":"array","minItems":1,"maxItems":1,"items":{"allOf":[{"$ref":"field:rich-text#/$defs/text"}],"properties":{"type":{"enum":["heading1","heading2","heading3","heading4","heading5","heading6","paragraph"]},"text":{"minLength":1,"maxLength":300}}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.spans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spans"},message:"must have required property '"+"spans"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.spans !== undefined){
if(!(validate33(data.spans, {instancePath:instancePath+"/spans",parentData:data,parentDataProperty:"spans",rootData}))){
vErrors = joinErrors(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(!((data2 === "ltr") || (data2 === "rtl"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema15.properties.direction.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!(validate44(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate44.errors);
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
let data1 = data0.type;
if(!(((((((data1 === "heading1") || (data1 === "heading2")) || (data1 === "heading3")) || (data1 === "heading4")) || (data1 === "heading5")) || (data1 === "heading6")) || (data1 === "paragraph"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func0(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (isFinite(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"});errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.badges !== undefined){
let data1 = data.badges;
if(!(validate38(data1, {instancePath:instancePath+"/badges",parentData:data,parentDataProperty:"badges",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/badges",schemaPath:"#/properties/badges/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/badges/" + i0,schemaPath:"#/properties/badges/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data2.image !== undefined){
if(!(validate6(data2.image, {instancePath:instancePath+"/badges/" + i0+"/image",parentData:data2,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(!(validate3(data4, {instancePath:instancePath+"/badges/" + i0+"/name",parentData:data2,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/badges/" + i0+"/name",schemaPath:"#/properties/badges/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/badges/" + i0,schemaPath:"#/properties/badges/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.ratings !== undefined){
let data5 = data.ratings;
if(!(validate38(data5, {instancePath:instancePath+"/ratings",parentData:data,parentDataProperty:"ratings",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/ratings",schemaPath:"#/properties/ratings/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ratings/" + i1,schemaPath:"#/properties/ratings/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});errors++;
}
if(data6.score === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ratings/" + i1,schemaPath:"#/properties/ratings/items/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"});errors++;
}
if(data6.source !== undefined){
let data7 = data6.source;
if(!(validate3(data7, {instancePath:instancePath+"/ratings/" + i1+"/source",parentData:data6,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/ratings/" + i1+"/source",schemaPath:"#/properties/ratings/items/properties/source/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data6.score !== undefined){
if(!(validate53(data6.score, {instancePath:instancePath+"/ratings/" + i1+"/score",parentData:data6,parentDataProperty:"score",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data6.count !== undefined){
let data9 = data6.count;
if(!(validate3(data9, {instancePath:instancePath+"/ratings/" + i1+"/count",parentData:data6,parentDataProperty:"count",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/ratings/" + i1+"/count",schemaPath:"#/properties/ratings/items/properties/count/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data6.link !== undefined){
if(!(validate19(data6.link, {instancePath:instancePath+"/ratings/" + i1+"/link",parentData:data6,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratings/" + i1,schemaPath:"#/properties/ratings/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const document_blog_article = validate57;
const schema22 = {"$id":"document:blog_article","allOf":[{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"uid":{"$ref":"field:uid"},"title":{"$ref":"field:title"},"short_title":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:key-text","maxLength":320},"thumbnail":{"$ref":"field:image"},"author":{"$ref":"field:content-relationship"},"category":{"$ref":"field:content-relationship"},"article_type":{"$ref":"field:select","enum":["article","how-to","interview","opinion","research"]},"publication_datetime":{"$ref":"field:timestamp"},"updated_on":{"$ref":"field:date"},"duration":{"$ref":"field:number","minimum":1},"tags":{"$ref":"field:group","items":{"type":"object","required":["tag"],"properties":{"tag":{"$ref":"field:content-relationship"}}},"maxItems":6},"content":{"$ref":"field:rich-text"},"body":{"$ref":"field:slice-zone"},"related_articles":{"$ref":"field:group","items":{"type":"object","required":["article"],"properties":{"article":{"$ref":"field:content-relationship"}}},"maxItems":3}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.uid !== undefined){
let data2 = data.uid;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema10.properties.uid.type},message:"must be string,null"});errors++;
}
}
if(data.lang !== undefined){
if(typeof data.lang !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.isBroken !== undefined){
if(typeof data.isBroken !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBroken",schemaPath:"#/properties/isBroken/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.link_type !== undefined){
if("Document" !== data.link_type){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/const",keyword:"const",params:{allowedValue: "Document"},message:"must be equal to constant"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$", "u");

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:?\\d{2})$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const formats0 = runtime1.fullFormats.date;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats0.validate(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.slice_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "slice_type"},message:"must have required property '"+"slice_type"+"'"});errors++;
}
if(data0.slice_type !== undefined){
let data1 = data0.slice_type;
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/slice_type",schemaPath:"#/items/properties/slice_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/slice_type",schemaPath:"#/items/properties/slice_type/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.variation !== undefined){
if(typeof data0.variation !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/variation",schemaPath:"#/items/properties/variation/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.primary !== undefined){
let data4 = data0.primary;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/primary",schemaPath:"#/items/properties/primary/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.short_title !== undefined){
let data2 = data.short_title;
if(!(validate3(data2, {instancePath:instancePath+"/short_title",parentData:data,parentDataProperty:"short_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/short_title",schemaPath:"#/properties/short_title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if(!(validate3(data3, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data.thumbnail !== undefined){
if(!(validate6(data.thumbnail, {instancePath:instancePath+"/thumbnail",parentData:data,parentDataProperty:"thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate64(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(validate64(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.article_type !== undefined){
let data7 = data.article_type;
if(!(validate69(data7, {instancePath:instancePath+"/article_type",parentData:data,parentDataProperty:"article_type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((((data7 === "article") || (data7 === "how-to")) || (data7 === "interview")) || (data7 === "opinion")) || (data7 === "research"))){
(vErrors ??= []).push({instancePath:instancePath+"/article_type",schemaPath:"#/properties/article_type/enum",keyword:"enum",params:{allowedValues: schema22.properties.article_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.publication_datetime !== undefined){
if(!(validate71(data.publication_datetime, {instancePath:instancePath+"/publication_datetime",parentData:data,parentDataProperty:"publication_datetime",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.updated_on !== undefined){
if(!(validate73(data.updated_on, {instancePath:instancePath+"/updated_on",parentData:data,parentDataProperty:"updated_on",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data10 = data.duration;
if(!(validate53(data10, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(!(validate38(data11, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data12.tag !== undefined){
if(!(validate64(data12.tag, {instancePath:instancePath+"/tags/" + i0+"/tag",parentData:data12,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.content !== undefined){
if(!(validate16(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.related_articles !== undefined){
let data16 = data.related_articles;
if(!(validate38(data16, {instancePath:instancePath+"/related_articles",parentData:data,parentDataProperty:"related_articles",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data16)){
if(data16.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/related_articles",schemaPath:"#/properties/related_articles/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.article === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related_articles/" + i1,schemaPath:"#/properties/related_articles/items/required",keyword:"required",params:{missingProperty: "article"},message:"must have required property '"+"article"+"'"});errors++;
}
if(data17.article !== undefined){
if(!(validate64(data17.article, {instancePath:instancePath+"/related_articles/" + i1+"/article",parentData:data17,parentDataProperty:"article",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related_articles/" + i1,schemaPath:"#/properties/related_articles/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const document_blog_home = validate83;
const schema30 = {"$id":"mixin:page","type":"object","properties":{"category":{"$ref":"field:key-text"},"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"thumbnail":{"$ref":"field:image"},"header_color":{"$ref":"field:select","enum":["light","dark","green"]},"is_header_vertical_layout":{"$ref":"field:boolean"},"hide_header_ctas":{"$ref":"field:boolean"},"header_cta_1":{"$ref":"field:cta","maxItems":1},"header_cta_2":{"$ref":"field:cta","maxItems":1},"is_social_proof_mastheads_displayed":{"$ref":"field:boolean"},"wistia_id":{"$ref":"field:key-text","pattern":"^[a-z0-9]{6,16}$"},"form":{"$ref":"field:content-relationship"},"navbar_cta":{"$ref":"field:cta","maxItems":1},"subfeatures_collapsed":{"$ref":"field:boolean"},"logo_wall":{"$ref":"field:group","items":{"type":"object","properties":{"logo_wall_title":{"$ref":"field:key-text","maxLength":160},"logos":{"$ref":"field:group","items":{"type":"object","required":["logo"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":60}}},"maxItems":40},"is_logo_wall_hidden":{"$ref":"field:boolean"}}},"maxItems":1},"body":{"$ref":"field:slice-zone"}}};
const schema31 = {"$id":"field:cta","type":"array","maxItems":3,"items":{"type":"object","required":["type","label"],"properties":{"type":{"$ref":"field:select","enum":["contact","demo","download","ebook","freeTrial","link","menu","pfSignIn"]},"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"colorClass":{"$ref":"field:select","enum":["primary","secondary","ghost","light"]},"icon":{"$ref":"field:select","enum":["ai-stars","new-tab","play"]},"small":{"$ref":"field:boolean"},"disabled":{"$ref":"field:boolean"},"sectionId":{"$ref":"field:key-text"}}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 3){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data0.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data0.type !== undefined){
let data1 = data0.type;
if(!(validate69(data1, {instancePath:instancePath+"/" + i0+"/type",parentData:data0,parentDataProperty:"type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data1 === "contact") || (data1 === "demo")) || (data1 === "download")) || (data1 === "ebook")) || (data1 === "freeTrial")) || (data1 === "link")) || (data1 === "menu")) || (data1 === "pfSignIn"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(!(validate3(data2, {instancePath:instancePath+"/" + i0+"/label",parentData:data0,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data0.link !== undefined){
if(!(validate19(data0.link, {instancePath:instancePath+"/" + i0+"/link",parentData:data0,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data0.colorClass !== undefined){
let data4 = data0.colorClass;
if(!(validate69(data4, {instancePath:instancePath+"/" + i0+"/colorClass",parentData:data0,parentDataProperty:"colorClass",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data4 === "primary") || (data4 === "secondary")) || (data4 === "ghost")) || (data4 === "light"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/colorClass",schemaPath:"#/items/properties/colorClass/enum",keyword:"enum",params:{allowedValues: schema31.items.properties.colorClass.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.icon !== undefined){
let data5 = data0.icon;
if(!(validate69(data5, {instancePath:instancePath+"/" + i0+"/icon",parentData:data0,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data5 === "ai-stars") || (data5 === "new-tab")) || (data5 === "play"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/icon",schemaPath:"#/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema31.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data0.small !== undefined){
if(!(validate8(data0.small, {instancePath:instancePath+"/" + i0+"/small",parentData:data0,parentDataProperty:"small",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data0.disabled !== undefined){
if(!(validate8(data0.disabled, {instancePath:instancePath+"/" + i0+"/disabled",parentData:data0,parentDataProperty:"disabled",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data0.sectionId !== undefined){
if(!(validate3(data0.sectionId, {instancePath:instancePath+"/" + i0+"/sectionId",parentData:data0,parentDataProperty:"sectionId",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-z0-9]{6,16}$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category !== undefined){
if(!(validate3(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.indicator !== undefined){
let data1 = data.indicator;
if(!(validate3(data1, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.thumbnail !== undefined){
if(!(validate6(data.thumbnail, {instancePath:instancePath+"/thumbnail",parentData:data,parentDataProperty:"thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.header_color !== undefined){
let data5 = data.header_color;
if(!(validate69(data5, {instancePath:instancePath+"/header_color",parentData:data,parentDataProperty:"header_color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data5 === "light") || (data5 === "dark")) || (data5 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/header_color",schemaPath:"#/properties/header_color/enum",keyword:"enum",params:{allowedValues: schema30.properties.header_color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.is_header_vertical_layout !== undefined){
if(!(validate8(data.is_header_vertical_layout, {instancePath:instancePath+"/is_header_vertical_layout",parentData:data,parentDataProperty:"is_header_vertical_layout",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.hide_header_ctas !== undefined){
if(!(validate8(data.hide_header_ctas, {instancePath:instancePath+"/hide_header_ctas",parentData:data,parentDataProperty:"hide_header_ctas",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.header_cta_1 !== undefined){
let data8 = data.header_cta_1;
if(!(validate93(data8, {instancePath:instancePath+"/header_cta_1",parentData:data,parentDataProperty:"header_cta_1",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/header_cta_1",schemaPath:"#/properties/header_cta_1/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.header_cta_2 !== undefined){
let data9 = data.header_cta_2;
if(!(validate93(data9, {instancePath:instancePath+"/header_cta_2",parentData:data,parentDataProperty:"header_cta_2",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data9)){
if(data9.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/header_cta_2",schemaPath:"#/properties/header_cta_2/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.is_social_proof_mastheads_displayed !== undefined){
if(!(validate8(data.is_social_proof_mastheads_displayed, {instancePath:instancePath+"/is_social_proof_mastheads_displayed",parentData:data,parentDataProperty:"is_social_proof_mastheads_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
let data11 = data.wistia_id;
if(!(validate3(data11, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/wistia_id",schemaPath:"#/properties/wistia_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{6,16}$"},message:"must match pattern \""+"^[a-z0-9]{6,16}$"+"\""});errors++;
}
}
}
if(data.form !== undefined){
if(!(validate64(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.navbar_cta !== undefined){
let data13 = data.navbar_cta;
if(!(validate93(data13, {instancePath:instancePath+"/navbar_cta",parentData:data,parentDataProperty:"navbar_cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data13)){
if(data13.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/navbar_cta",schemaPath:"#/properties/navbar_cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.subfeatures_collapsed !== undefined){
if(!(validate8(data.subfeatures_collapsed, {instancePath:instancePath+"/subfeatures_collapsed",parentData:data,parentDataProperty:"subfeatures_collapsed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.logo_wall !== undefined){
let data15 = data.logo_wall;
if(!(validate38(data15, {instancePath:instancePath+"/logo_wall",parentData:data,parentDataProperty:"logo_wall",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall",schemaPath:"#/properties/logo_wall/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.logo_wall_title !== undefined){
let data17 = data16.logo_wall_title;
if(!(validate3(data17, {instancePath:instancePath+"/logo_wall/" + i0+"/logo_wall_title",parentData:data16,parentDataProperty:"logo_wall_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logo_wall_title",schemaPath:"#/properties/logo_wall/items/properties/logo_wall_title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data16.logos !== undefined){
let data18 = data16.logos;
if(!(validate38(data18, {instancePath:instancePath+"/logo_wall/" + i0+"/logos",parentData:data16,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data18)){
if(data18.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos",schemaPath:"#/properties/logo_wall/items/properties/logos/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1,schemaPath:"#/properties/logo_wall/items/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data19.logo !== undefined){
if(!(validate6(data19.logo, {instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/logo",parentData:data19,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.name !== undefined){
let data21 = data19.name;
if(!(validate3(data21, {instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/name",parentData:data19,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func0(data21) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1+"/name",schemaPath:"#/properties/logo_wall/items/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0+"/logos/" + i1,schemaPath:"#/properties/logo_wall/items/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data16.is_logo_wall_hidden !== undefined){
if(!(validate8(data16.is_logo_wall_hidden, {instancePath:instancePath+"/logo_wall/" + i0+"/is_logo_wall_hidden",parentData:data16,parentDataProperty:"is_logo_wall_hidden",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logo_wall/" + i0,schemaPath:"#/properties/logo_wall/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.featured_article !== undefined){
if(!(validate64(data.featured_article, {instancePath:instancePath+"/featured_article",parentData:data,parentDataProperty:"featured_article",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.list_title !== undefined){
if(!(validate43(data.list_title, {instancePath:instancePath+"/list_title",parentData:data,parentDataProperty:"list_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const document_case_studies_hub = validate120;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.featured_case_study !== undefined){
if(!(validate64(data.featured_case_study, {instancePath:instancePath+"/featured_case_study",parentData:data,parentDataProperty:"featured_case_study",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.list_title !== undefined){
if(!(validate43(data.list_title, {instancePath:instancePath+"/list_title",parentData:data,parentDataProperty:"list_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

const document_case_study = validate125;
const schema33 = {"$id":"document:case_study","allOf":[{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"uid":{"$ref":"field:uid"},"title":{"$ref":"field:title"},"company_name":{"$ref":"field:key-text","maxLength":80},"company_logo":{"$ref":"field:image"},"industry":{"$ref":"field:select","enum":["energy","finance","healthcare","logistics","manufacturing","public-sector","retail","software"]},"company_size":{"$ref":"field:key-text","maxLength":60},"country":{"$ref":"field:key-text","maxLength":60},"summary":{"$ref":"field:rich-text"},"illustration":{"$ref":"field:image"},"reading_time":{"$ref":"field:number","minimum":1},"published_on":{"$ref":"field:date"},"key_figures":{"$ref":"field:group","items":{"type":"object","required":["value","label"],"properties":{"value":{"$ref":"field:key-text","maxLength":16},"label":{"$ref":"field:key-text","maxLength":120}}},"maxItems":4},"tags":{"$ref":"field:group","items":{"type":"object","required":["tag"],"properties":{"tag":{"$ref":"field:content-relationship"}}},"maxItems":6},"body":{"$ref":"field:slice-zone"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.company_name !== undefined){
let data2 = data.company_name;
if(!(validate3(data2, {instancePath:instancePath+"/company_name",parentData:data,parentDataProperty:"company_name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.company_logo !== undefined){
if(!(validate6(data.company_logo, {instancePath:instancePath+"/company_logo",parentData:data,parentDataProperty:"company_logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.industry !== undefined){
let data4 = data.industry;
if(!(validate69(data4, {instancePath:instancePath+"/industry",parentData:data,parentDataProperty:"industry",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data4 === "energy") || (data4 === "finance")) || (data4 === "healthcare")) || (data4 === "logistics")) || (data4 === "manufacturing")) || (data4 === "public-sector")) || (data4 === "retail")) || (data4 === "software"))){
(vErrors ??= []).push({instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/enum",keyword:"enum",params:{allowedValues: schema33.properties.industry.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.company_size !== undefined){
let data5 = data.company_size;
if(!(validate3(data5, {instancePath:instancePath+"/company_size",parentData:data,parentDataProperty:"company_size",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/company_size",schemaPath:"#/properties/company_size/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.country !== undefined){
let data6 = data.country;
if(!(validate3(data6, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.summary !== undefined){
if(!(validate16(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.illustration !== undefined){
if(!(validate6(data.illustration, {instancePath:instancePath+"/illustration",parentData:data,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.reading_time !== undefined){
let data9 = data.reading_time;
if(!(validate53(data9, {instancePath:instancePath+"/reading_time",parentData:data,parentDataProperty:"reading_time",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/reading_time",schemaPath:"#/properties/reading_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.published_on !== undefined){
if(!(validate73(data.published_on, {instancePath:instancePath+"/published_on",parentData:data,parentDataProperty:"published_on",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.key_figures !== undefined){
let data11 = data.key_figures;
if(!(validate38(data11, {instancePath:instancePath+"/key_figures",parentData:data,parentDataProperty:"key_figures",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/key_figures",schemaPath:"#/properties/key_figures/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/key_figures/" + i0,schemaPath:"#/properties/key_figures/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});errors++;
}
if(data12.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/key_figures/" + i0,schemaPath:"#/properties/key_figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data12.value !== undefined){
let data13 = data12.value;
if(!(validate3(data13, {instancePath:instancePath+"/key_figures/" + i0+"/value",parentData:data12,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/key_figures/" + i0+"/value",schemaPath:"#/properties/key_figures/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;
}
}
}
if(data12.label !== undefined){
let data14 = data12.label;
if(!(validate3(data14, {instancePath:instancePath+"/key_figures/" + i0+"/label",parentData:data12,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/key_figures/" + i0+"/label",schemaPath:"#/properties/key_figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key_figures/" + i0,schemaPath:"#/properties/key_figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(!(validate38(data15, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data16.tag !== undefined){
if(!(validate64(data16.tag, {instancePath:instancePath+"/tags/" + i1+"/tag",parentData:data16,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

const document_category = validate144;

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data.illustration !== undefined){
if(!(validate6(data.illustration, {instancePath:instancePath+"/illustration",parentData:data,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

const document_certification = validate150;

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data1 = data.duration;
if(!(validate3(data1, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.effort !== undefined){
let data2 = data.effort;
if(!(validate3(data2, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!(validate3(data3, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.price !== undefined){
let data4 = data.price;
if(!(validate3(data4, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

const document_collaborative_learning_book = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.book_cover !== undefined){
if(!(validate6(data.book_cover, {instancePath:instancePath+"/book_cover",parentData:data,parentDataProperty:"book_cover",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.isbn !== undefined){
let data1 = data.isbn;
if(!(validate3(data1, {instancePath:instancePath+"/isbn",parentData:data,parentDataProperty:"isbn",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 24){
(vErrors ??= []).push({instancePath:instancePath+"/isbn",schemaPath:"#/properties/isbn/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"});errors++;
}
}
}
if(data.pages !== undefined){
let data2 = data.pages;
if(!(validate53(data2, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.authors !== undefined){
let data3 = data.authors;
if(!(validate38(data3, {instancePath:instancePath+"/authors",parentData:data,parentDataProperty:"authors",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.author === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authors/" + i0,schemaPath:"#/properties/authors/items/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});errors++;
}
if(data4.author !== undefined){
if(!(validate64(data4.author, {instancePath:instancePath+"/authors/" + i0+"/author",parentData:data4,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authors/" + i0,schemaPath:"#/properties/authors/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

const document_collaborative_learning_movement = validate166;

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.principles !== undefined){
let data0 = data.principles;
if(!(validate38(data0, {instancePath:instancePath+"/principles",parentData:data,parentDataProperty:"principles",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/principles",schemaPath:"#/properties/principles/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/principles/" + i0,schemaPath:"#/properties/principles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data1.title !== undefined){
let data2 = data1.title;
if(!(validate3(data2, {instancePath:instancePath+"/principles/" + i0+"/title",parentData:data1,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/principles/" + i0+"/title",schemaPath:"#/properties/principles/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data1.text !== undefined){
if(!(validate16(data1.text, {instancePath:instancePath+"/principles/" + i0+"/text",parentData:data1,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/principles/" + i0,schemaPath:"#/properties/principles/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const document_collaborative_learning_page = validate172;

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const document_collective_banner = validate175;

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.members !== undefined){
let data4 = data.members;
if(!(validate3(data4, {instancePath:instancePath+"/members",parentData:data,parentDataProperty:"members",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/members",schemaPath:"#/properties/members/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.cta !== undefined){
let data5 = data.cta;
if(!(validate93(data5, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/cta",schemaPath:"#/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

const document_comparative_table = validate182;

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.column_headers === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column_headers"},message:"must have required property '"+"column_headers"+"'"});errors++;
}
if(data.table_rows === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table_rows"},message:"must have required property '"+"table_rows"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.column_headers !== undefined){
let data1 = data.column_headers;
if(!(validate38(data1, {instancePath:instancePath+"/column_headers",parentData:data,parentDataProperty:"column_headers",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/column_headers",schemaPath:"#/properties/column_headers/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/column_headers/" + i0,schemaPath:"#/properties/column_headers/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data2.label !== undefined){
let data3 = data2.label;
if(!(validate3(data3, {instancePath:instancePath+"/column_headers/" + i0+"/label",parentData:data2,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/column_headers/" + i0+"/label",schemaPath:"#/properties/column_headers/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data2.is_highlighted !== undefined){
if(!(validate8(data2.is_highlighted, {instancePath:instancePath+"/column_headers/" + i0+"/is_highlighted",parentData:data2,parentDataProperty:"is_highlighted",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/column_headers/" + i0,schemaPath:"#/properties/column_headers/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.descriptions !== undefined){
let data5 = data.descriptions;
if(!(validate38(data5, {instancePath:instancePath+"/descriptions",parentData:data,parentDataProperty:"descriptions",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/descriptions",schemaPath:"#/properties/descriptions/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/descriptions/" + i1,schemaPath:"#/properties/descriptions/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data6.text !== undefined){
let data7 = data6.text;
if(!(validate3(data7, {instancePath:instancePath+"/descriptions/" + i1+"/text",parentData:data6,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/descriptions/" + i1+"/text",schemaPath:"#/properties/descriptions/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/descriptions/" + i1,schemaPath:"#/properties/descriptions/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.table_rows !== undefined){
let data8 = data.table_rows;
if(!(validate38(data8, {instancePath:instancePath+"/table_rows",parentData:data,parentDataProperty:"table_rows",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows",schemaPath:"#/properties/table_rows/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"});errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2,schemaPath:"#/properties/table_rows/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data9.label !== undefined){
let data10 = data9.label;
if(!(validate3(data10, {instancePath:instancePath+"/table_rows/" + i2+"/label",parentData:data9,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/label",schemaPath:"#/properties/table_rows/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data9.hint !== undefined){
let data11 = data9.hint;
if(!(validate3(data11, {instancePath:instancePath+"/table_rows/" + i2+"/hint",parentData:data9,parentDataProperty:"hint",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func0(data11) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/hint",schemaPath:"#/properties/table_rows/items/properties/hint/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data9.is_heading !== undefined){
if(!(validate8(data9.is_heading, {instancePath:instancePath+"/table_rows/" + i2+"/is_heading",parentData:data9,parentDataProperty:"is_heading",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data9.value_1 !== undefined){
let data13 = data9.value_1;
if(!(validate3(data13, {instancePath:instancePath+"/table_rows/" + i2+"/value_1",parentData:data9,parentDataProperty:"value_1",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/value_1",schemaPath:"#/properties/table_rows/items/properties/value_1/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data9.value_2 !== undefined){
let data14 = data9.value_2;
if(!(validate3(data14, {instancePath:instancePath+"/table_rows/" + i2+"/value_2",parentData:data9,parentDataProperty:"value_2",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/value_2",schemaPath:"#/properties/table_rows/items/properties/value_2/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data9.value_3 !== undefined){
let data15 = data9.value_3;
if(!(validate3(data15, {instancePath:instancePath+"/table_rows/" + i2+"/value_3",parentData:data9,parentDataProperty:"value_3",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func0(data15) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/value_3",schemaPath:"#/properties/table_rows/items/properties/value_3/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data9.value_4 !== undefined){
let data16 = data9.value_4;
if(!(validate3(data16, {instancePath:instancePath+"/table_rows/" + i2+"/value_4",parentData:data9,parentDataProperty:"value_4",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/value_4",schemaPath:"#/properties/table_rows/items/properties/value_4/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data9.value_5 !== undefined){
let data17 = data9.value_5;
if(!(validate3(data17, {instancePath:instancePath+"/table_rows/" + i2+"/value_5",parentData:data9,parentDataProperty:"value_5",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2+"/value_5",schemaPath:"#/properties/table_rows/items/properties/value_5/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/table_rows/" + i2,schemaPath:"#/properties/table_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.cta !== undefined){
let data18 = data.cta;
if(!(validate93(data18, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data18)){
if(data18.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/cta",schemaPath:"#/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const document_cookie_banner = validate199;

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.settings_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings_label"},message:"must have required property '"+"settings_label"+"'"});errors++;
}
if(data.policy_version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.accept_label !== undefined){
let data2 = data.accept_label;
if(!(validate3(data2, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data3 = data.refuse_label;
if(!(validate3(data3, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.settings_label !== undefined){
let data4 = data.settings_label;
if(!(validate3(data4, {instancePath:instancePath+"/settings_label",parentData:data,parentDataProperty:"settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/settings_label",schemaPath:"#/properties/settings_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.policy_version !== undefined){
let data5 = data.policy_version;
if(!(validate3(data5, {instancePath:instancePath+"/policy_version",parentData:data,parentDataProperty:"policy_version",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

const document_cookie_modal = validate206;
const schema42 = {"$id":"document:cookie_modal","type":"object","required":["title","purposes","accept_label","refuse_label","save_label","close_label"],"properties":{"title":{"$ref":"field:key-text","maxLength":100},"introduction":{"$ref":"field:rich-text"},"purposes":{"$ref":"field:group","items":{"type":"object","required":["category","title"],"properties":{"category":{"$ref":"field:select","enum":["necessary","analytics","ad"]},"title":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:rich-text"}}},"minItems":3,"maxItems":3},"accept_label":{"$ref":"field:key-text","maxLength":40},"refuse_label":{"$ref":"field:key-text","maxLength":40},"save_label":{"$ref":"field:key-text","maxLength":40},"close_label":{"$ref":"field:key-text","maxLength":40}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.purposes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"},message:"must have required property '"+"purposes"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.save_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "save_label"},message:"must have required property '"+"save_label"+"'"});errors++;
}
if(data.close_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_label"},message:"must have required property '"+"close_label"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.purposes !== undefined){
let data2 = data.purposes;
if(!(validate38(data2, {instancePath:instancePath+"/purposes",parentData:data,parentDataProperty:"purposes",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
if(data2.length < 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});errors++;
}
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.category !== undefined){
let data4 = data3.category;
if(!(validate69(data4, {instancePath:instancePath+"/purposes/" + i0+"/category",parentData:data3,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "necessary") || (data4 === "analytics")) || (data4 === "ad"))){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/category",schemaPath:"#/properties/purposes/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema42.properties.purposes.items.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(!(validate3(data5, {instancePath:instancePath+"/purposes/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/title",schemaPath:"#/properties/purposes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.description !== undefined){
if(!(validate16(data3.description, {instancePath:instancePath+"/purposes/" + i0+"/description",parentData:data3,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.accept_label !== undefined){
let data7 = data.accept_label;
if(!(validate3(data7, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data8 = data.refuse_label;
if(!(validate3(data8, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data9 = data.save_label;
if(!(validate3(data9, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.close_label !== undefined){
let data10 = data.close_label;
if(!(validate3(data10, {instancePath:instancePath+"/close_label",parentData:data,parentDataProperty:"close_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/close_label",schemaPath:"#/properties/close_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

const document_default_sharing_image = validate217;

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"});errors++;
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate217.errors = vErrors;
return errors === 0;
}

const document_email_preference_center = validate219;

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.topics !== undefined){
let data0 = data.topics;
if(!(validate38(data0, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});errors++;
}
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.key !== undefined){
let data2 = data1.key;
if(!(validate3(data2, {instancePath:instancePath+"/topics/" + i0+"/key",parentData:data1,parentDataProperty:"key",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/key",schemaPath:"#/properties/topics/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.label !== undefined){
let data3 = data1.label;
if(!(validate3(data3, {instancePath:instancePath+"/topics/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/label",schemaPath:"#/properties/topics/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data1.description !== undefined){
let data4 = data1.description;
if(!(validate3(data4, {instancePath:instancePath+"/topics/" + i0+"/description",parentData:data1,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/description",schemaPath:"#/properties/topics/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.unsubscribe_label !== undefined){
let data5 = data.unsubscribe_label;
if(!(validate3(data5, {instancePath:instancePath+"/unsubscribe_label",parentData:data,parentDataProperty:"unsubscribe_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/unsubscribe_label",schemaPath:"#/properties/unsubscribe_label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data6 = data.save_label;
if(!(validate3(data6, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.saved_text !== undefined){
let data7 = data.saved_text;
if(!(validate3(data7, {instancePath:instancePath+"/saved_text",parentData:data,parentDataProperty:"saved_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/saved_text",schemaPath:"#/properties/saved_text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate219.errors = vErrors;
return errors === 0;
}

const document_enterprise_section = validate229;

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const document_events_hub = validate233;

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.upcoming_title !== undefined){
if(!(validate43(data.upcoming_title, {instancePath:instancePath+"/upcoming_title",parentData:data,parentDataProperty:"upcoming_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.past_title !== undefined){
if(!(validate43(data.past_title, {instancePath:instancePath+"/past_title",parentData:data,parentDataProperty:"past_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.no_upcoming_text !== undefined){
if(!(validate16(data.no_upcoming_text, {instancePath:instancePath+"/no_upcoming_text",parentData:data,parentDataProperty:"no_upcoming_text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

const document_footer = validate239;
const schema47 = {"$id":"document:footer","type":"object","properties":{"tagline":{"$ref":"field:key-text","maxLength":160},"columns":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":40},"links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":14}}},"maxItems":5},"social_links":{"$ref":"field:group","items":{"type":"object","required":["network","link"],"properties":{"network":{"$ref":"field:select","enum":["linkedin","youtube","mastodon","instagram","x"]},"link":{"$ref":"field:link"}}},"maxItems":6},"legal_links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":10},"cookie_settings_label":{"$ref":"field:key-text","maxLength":60},"copyright":{"$ref":"field:key-text","maxLength":160}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagline !== undefined){
let data0 = data.tagline;
if(!(validate3(data0, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(validate38(data1, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data2.title !== undefined){
let data3 = data2.title;
if(!(validate3(data3, {instancePath:instancePath+"/columns/" + i0+"/title",parentData:data2,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data2.links !== undefined){
let data4 = data2.links;
if(!(validate38(data4, {instancePath:instancePath+"/columns/" + i0+"/links",parentData:data2,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 14){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links",schemaPath:"#/properties/columns/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 14},message:"must NOT have more than 14 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate3(data6, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate19(data5.link, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.social_links !== undefined){
let data8 = data.social_links;
if(!(validate38(data8, {instancePath:instancePath+"/social_links",parentData:data,parentDataProperty:"social_links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/social_links",schemaPath:"#/properties/social_links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.network === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"});errors++;
}
if(data9.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data9.network !== undefined){
let data10 = data9.network;
if(!(validate69(data10, {instancePath:instancePath+"/social_links/" + i2+"/network",parentData:data9,parentDataProperty:"network",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((((data10 === "linkedin") || (data10 === "youtube")) || (data10 === "mastodon")) || (data10 === "instagram")) || (data10 === "x"))){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2+"/network",schemaPath:"#/properties/social_links/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema47.properties.social_links.items.properties.network.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data9.link !== undefined){
if(!(validate19(data9.link, {instancePath:instancePath+"/social_links/" + i2+"/link",parentData:data9,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.legal_links !== undefined){
let data12 = data.legal_links;
if(!(validate38(data12, {instancePath:instancePath+"/legal_links",parentData:data,parentDataProperty:"legal_links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links",schemaPath:"#/properties/legal_links/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data13.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data13.label !== undefined){
let data14 = data13.label;
if(!(validate3(data14, {instancePath:instancePath+"/legal_links/" + i3+"/label",parentData:data13,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3+"/label",schemaPath:"#/properties/legal_links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data13.link !== undefined){
if(!(validate19(data13.link, {instancePath:instancePath+"/legal_links/" + i3+"/link",parentData:data13,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.cookie_settings_label !== undefined){
let data16 = data.cookie_settings_label;
if(!(validate3(data16, {instancePath:instancePath+"/cookie_settings_label",parentData:data,parentDataProperty:"cookie_settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cookie_settings_label",schemaPath:"#/properties/cookie_settings_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data17 = data.copyright;
if(!(validate3(data17, {instancePath:instancePath+"/copyright",parentData:data,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate239.errors = vErrors;
return errors === 0;
}

const document_form_config = validate254;
const schema48 = {"$id":"document:form_config","type":"object","required":["form_type","title"],"properties":{"form_type":{"$ref":"field:select","enum":["contact","demo","ebook","event","freeTrial","gatedContent","ldNext","newsletter","partners","redemption"]},"marketo_form_id":{"$ref":"field:key-text","maxLength":40},"title":{"$ref":"field:key-text","maxLength":120},"body":{"$ref":"field:rich-text"},"form_button_label":{"$ref":"field:key-text","maxLength":60},"form_completion_title":{"$ref":"field:key-text","maxLength":120},"form_completion_subtitle":{"$ref":"field:rich-text"},"button_label_after_completion":{"$ref":"field:key-text","maxLength":60},"button_link_after_completion":{"$ref":"field:link"},"is_secondary_cta_visible":{"$ref":"field:boolean"},"secondary_cta_label":{"$ref":"field:key-text","maxLength":60},"secondary_cta_type":{"$ref":"field:select","enum":["contact","demo","download","ebook","freeTrial","link","menu","pfSignIn"]},"secondary_cta_link":{"$ref":"field:link"},"gated_content":{"$ref":"field:media-link"},"platform_registration":{"$ref":"field:boolean"}}};
const schema49 = {"$id":"field:media-link","type":"object","required":["link_type","url"],"properties":{"link_type":{"const":"Media"},"url":{"$ref":"field:link#/$defs/webUrl"},"name":{"type":"string"},"kind":{"type":"string"},"size":{"type":["string","number","null"]}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"},message:"must match pattern \""+"^([hH][tT][tT][pP][sS]?://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+|/(?![/\\\\])[^\\s]*|#[^\\s]*)$"+"\""});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
validate269.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link_type"},message:"must have required property '"+"link_type"+"'"});errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;
}
if(data.link_type !== undefined){
if("Media" !== data.link_type){
(vErrors ??= []).push({instancePath:instancePath+"/link_type",schemaPath:"#/properties/link_type/const",keyword:"const",params:{allowedValue: "Media"},message:"must be equal to constant"});errors++;
}
}
if(data.url !== undefined){
if(!(validate269(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joinErrors(vErrors, validate269.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema49.properties.size.type},message:"must be string,number,null"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate268.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form_type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_type"},message:"must have required property '"+"form_type"+"'"});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.form_type !== undefined){
let data0 = data.form_type;
if(!(validate69(data0, {instancePath:instancePath+"/form_type",parentData:data,parentDataProperty:"form_type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data0 === "contact") || (data0 === "demo")) || (data0 === "ebook")) || (data0 === "event")) || (data0 === "freeTrial")) || (data0 === "gatedContent")) || (data0 === "ldNext")) || (data0 === "newsletter")) || (data0 === "partners")) || (data0 === "redemption"))){
(vErrors ??= []).push({instancePath:instancePath+"/form_type",schemaPath:"#/properties/form_type/enum",keyword:"enum",params:{allowedValues: schema48.properties.form_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.marketo_form_id !== undefined){
let data1 = data.marketo_form_id;
if(!(validate3(data1, {instancePath:instancePath+"/marketo_form_id",parentData:data,parentDataProperty:"marketo_form_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/marketo_form_id",schemaPath:"#/properties/marketo_form_id/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.title !== undefined){
let data2 = data.title;
if(!(validate3(data2, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.body !== undefined){
if(!(validate16(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.form_button_label !== undefined){
let data4 = data.form_button_label;
if(!(validate3(data4, {instancePath:instancePath+"/form_button_label",parentData:data,parentDataProperty:"form_button_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/form_button_label",schemaPath:"#/properties/form_button_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.form_completion_title !== undefined){
let data5 = data.form_completion_title;
if(!(validate3(data5, {instancePath:instancePath+"/form_completion_title",parentData:data,parentDataProperty:"form_completion_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/form_completion_title",schemaPath:"#/properties/form_completion_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.form_completion_subtitle !== undefined){
if(!(validate16(data.form_completion_subtitle, {instancePath:instancePath+"/form_completion_subtitle",parentData:data,parentDataProperty:"form_completion_subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.button_label_after_completion !== undefined){
let data7 = data.button_label_after_completion;
if(!(validate3(data7, {instancePath:instancePath+"/button_label_after_completion",parentData:data,parentDataProperty:"button_label_after_completion",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/button_label_after_completion",schemaPath:"#/properties/button_label_after_completion/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.button_link_after_completion !== undefined){
if(!(validate19(data.button_link_after_completion, {instancePath:instancePath+"/button_link_after_completion",parentData:data,parentDataProperty:"button_link_after_completion",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.is_secondary_cta_visible !== undefined){
if(!(validate8(data.is_secondary_cta_visible, {instancePath:instancePath+"/is_secondary_cta_visible",parentData:data,parentDataProperty:"is_secondary_cta_visible",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.secondary_cta_label !== undefined){
let data10 = data.secondary_cta_label;
if(!(validate3(data10, {instancePath:instancePath+"/secondary_cta_label",parentData:data,parentDataProperty:"secondary_cta_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/secondary_cta_label",schemaPath:"#/properties/secondary_cta_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.secondary_cta_type !== undefined){
let data11 = data.secondary_cta_type;
if(!(validate69(data11, {instancePath:instancePath+"/secondary_cta_type",parentData:data,parentDataProperty:"secondary_cta_type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data11 === "contact") || (data11 === "demo")) || (data11 === "download")) || (data11 === "ebook")) || (data11 === "freeTrial")) || (data11 === "link")) || (data11 === "menu")) || (data11 === "pfSignIn"))){
(vErrors ??= []).push({instancePath:instancePath+"/secondary_cta_type",schemaPath:"#/properties/secondary_cta_type/enum",keyword:"enum",params:{allowedValues: schema48.properties.secondary_cta_type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.secondary_cta_link !== undefined){
if(!(validate19(data.secondary_cta_link, {instancePath:instancePath+"/secondary_cta_link",parentData:data,parentDataProperty:"secondary_cta_link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.gated_content !== undefined){
if(!(validate268(data.gated_content, {instancePath:instancePath+"/gated_content",parentData:data,parentDataProperty:"gated_content",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.platform_registration !== undefined){
if(!(validate8(data.platform_registration, {instancePath:instancePath+"/platform_registration",parentData:data,parentDataProperty:"platform_registration",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate254.errors = vErrors;
return errors === 0;
}

const document_form_page = validate273;

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate273.errors = vErrors;
return errors === 0;
}

const document_form_validation_texts = validate277;

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.required !== undefined){
let data0 = data.required;
if(!(validate3(data0, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/required",schemaPath:"#/properties/required/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.email !== undefined){
let data1 = data.email;
if(!(validate3(data1, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.professional_email !== undefined){
let data2 = data.professional_email;
if(!(validate3(data2, {instancePath:instancePath+"/professional_email",parentData:data,parentDataProperty:"professional_email",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/professional_email",schemaPath:"#/properties/professional_email/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.competitor_email !== undefined){
let data3 = data.competitor_email;
if(!(validate3(data3, {instancePath:instancePath+"/competitor_email",parentData:data,parentDataProperty:"competitor_email",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/competitor_email",schemaPath:"#/properties/competitor_email/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(!(validate3(data4, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.too_long !== undefined){
let data5 = data.too_long;
if(!(validate3(data5, {instancePath:instancePath+"/too_long",parentData:data,parentDataProperty:"too_long",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/too_long",schemaPath:"#/properties/too_long/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.password !== undefined){
let data6 = data.password;
if(!(validate3(data6, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.consent !== undefined){
let data7 = data.consent;
if(!(validate3(data7, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.submit_failed !== undefined){
let data8 = data.submit_failed;
if(!(validate3(data8, {instancePath:instancePath+"/submit_failed",parentData:data,parentDataProperty:"submit_failed",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/submit_failed",schemaPath:"#/properties/submit_failed/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

const document_gated_ebook_lp = validate287;

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.indicator !== undefined){
let data4 = data.indicator;
if(!(validate3(data4, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.cover !== undefined){
if(!(validate6(data.cover, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.pdf_asset !== undefined){
if(!(validate268(data.pdf_asset, {instancePath:instancePath+"/pdf_asset",parentData:data,parentDataProperty:"pdf_asset",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.header_form_config !== undefined){
if(!(validate64(data.header_form_config, {instancePath:instancePath+"/header_form_config",parentData:data,parentDataProperty:"header_form_config",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.page_count !== undefined){
let data8 = data.page_count;
if(!(validate53(data8, {instancePath:instancePath+"/page_count",parentData:data,parentDataProperty:"page_count",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/page_count",schemaPath:"#/properties/page_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.published_on !== undefined){
if(!(validate73(data.published_on, {instancePath:instancePath+"/published_on",parentData:data,parentDataProperty:"published_on",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.chapters !== undefined){
let data11 = data.chapters;
if(!(validate38(data11, {instancePath:instancePath+"/chapters",parentData:data,parentDataProperty:"chapters",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/chapters",schemaPath:"#/properties/chapters/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chapters/" + i0,schemaPath:"#/properties/chapters/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data12.title !== undefined){
let data13 = data12.title;
if(!(validate3(data13, {instancePath:instancePath+"/chapters/" + i0+"/title",parentData:data12,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/chapters/" + i0+"/title",schemaPath:"#/properties/chapters/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data12.text !== undefined){
if(!(validate16(data12.text, {instancePath:instancePath+"/chapters/" + i0+"/text",parentData:data12,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chapters/" + i0,schemaPath:"#/properties/chapters/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(!(validate38(data15, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data16.tag !== undefined){
if(!(validate64(data16.tag, {instancePath:instancePath+"/tags/" + i1+"/tag",parentData:data16,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate287.errors = vErrors;
return errors === 0;
}

const document_guide_page = validate306;
const schema54 = {"$id":"document:guide_page","allOf":[{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"uid":{"$ref":"field:uid"},"guide_name":{"$ref":"field:key-text","maxLength":80},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"indicator":{"$ref":"field:key-text","maxLength":60},"thumbnail":{"$ref":"field:image"},"header_color":{"$ref":"field:select","enum":["light","dark","green"]},"introduction":{"$ref":"field:rich-text"},"articles":{"$ref":"field:group","items":{"type":"object","required":["article"],"properties":{"article":{"$ref":"field:content-relationship"}}},"maxItems":24},"tags":{"$ref":"field:group","items":{"type":"object","required":["tag"],"properties":{"tag":{"$ref":"field:content-relationship"}}},"maxItems":6},"body":{"$ref":"field:slice-zone"}}};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.guide_name !== undefined){
let data1 = data.guide_name;
if(!(validate3(data1, {instancePath:instancePath+"/guide_name",parentData:data,parentDataProperty:"guide_name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/guide_name",schemaPath:"#/properties/guide_name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.indicator !== undefined){
let data4 = data.indicator;
if(!(validate3(data4, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.thumbnail !== undefined){
if(!(validate6(data.thumbnail, {instancePath:instancePath+"/thumbnail",parentData:data,parentDataProperty:"thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.header_color !== undefined){
let data6 = data.header_color;
if(!(validate69(data6, {instancePath:instancePath+"/header_color",parentData:data,parentDataProperty:"header_color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data6 === "light") || (data6 === "dark")) || (data6 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/header_color",schemaPath:"#/properties/header_color/enum",keyword:"enum",params:{allowedValues: schema54.properties.header_color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.articles !== undefined){
let data8 = data.articles;
if(!(validate38(data8, {instancePath:instancePath+"/articles",parentData:data,parentDataProperty:"articles",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 24){
(vErrors ??= []).push({instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"});errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.article === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "article"},message:"must have required property '"+"article"+"'"});errors++;
}
if(data9.article !== undefined){
if(!(validate64(data9.article, {instancePath:instancePath+"/articles/" + i0+"/article",parentData:data9,parentDataProperty:"article",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(!(validate38(data11, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data12.tag !== undefined){
if(!(validate64(data12.tag, {instancePath:instancePath+"/tags/" + i1+"/tag",parentData:data12,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate306.errors = vErrors;
return errors === 0;
}

const document_home_page = validate321;

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate321.errors = vErrors;
return errors === 0;
}

const document_influencers = validate324;

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.people !== undefined){
let data2 = data.people;
if(!(validate38(data2, {instancePath:instancePath+"/people",parentData:data,parentDataProperty:"people",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data3.portrait !== undefined){
if(!(validate6(data3.portrait, {instancePath:instancePath+"/people/" + i0+"/portrait",parentData:data3,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(!(validate3(data5, {instancePath:instancePath+"/people/" + i0+"/name",parentData:data3,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/properties/people/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.job !== undefined){
let data6 = data3.job;
if(!(validate3(data6, {instancePath:instancePath+"/people/" + i0+"/job",parentData:data3,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0+"/job",schemaPath:"#/properties/people/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data3.quote !== undefined){
let data7 = data3.quote;
if(!(validate3(data7, {instancePath:instancePath+"/people/" + i0+"/quote",parentData:data3,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0+"/quote",schemaPath:"#/properties/people/items/properties/quote/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data3.link !== undefined){
if(!(validate19(data3.link, {instancePath:instancePath+"/people/" + i0+"/link",parentData:data3,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate324.errors = vErrors;
return errors === 0;
}

const document_landing_page = validate333;
const schema57 = {"$id":"document:landing_page","allOf":[{"$ref":"mixin:page"},{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"uid":{"$ref":"field:uid"},"category":{"$ref":"field:select","enum":["landing-page","product","solution","use-case"]}}};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!(validate69(data1, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data1 === "landing-page") || (data1 === "product")) || (data1 === "solution")) || (data1 === "use-case"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema57.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate333.errors = vErrors;
return errors === 0;
}

const document_ld_collective = validate338;

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate338.errors = vErrors;
return errors === 0;
}

const document_ld_next = validate341;

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.header !== undefined){
let data1 = data.header;
if(!(validate38(data1, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/properties/header/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header/" + i0,schemaPath:"#/properties/header/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data2.indicator !== undefined){
let data3 = data2.indicator;
if(!(validate3(data3, {instancePath:instancePath+"/header/" + i0+"/indicator",parentData:data2,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/header/" + i0+"/indicator",schemaPath:"#/properties/header/items/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data2.title !== undefined){
if(!(validate43(data2.title, {instancePath:instancePath+"/header/" + i0+"/title",parentData:data2,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data2.subtitle !== undefined){
if(!(validate16(data2.subtitle, {instancePath:instancePath+"/header/" + i0+"/subtitle",parentData:data2,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data2.image !== undefined){
if(!(validate6(data2.image, {instancePath:instancePath+"/header/" + i0+"/image",parentData:data2,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data2.date !== undefined){
let data7 = data2.date;
if(!(validate3(data7, {instancePath:instancePath+"/header/" + i0+"/date",parentData:data2,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/header/" + i0+"/date",schemaPath:"#/properties/header/items/properties/date/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/" + i0,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate341.errors = vErrors;
return errors === 0;
}

const document_ld_performance_academy = validate351;

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate351.errors = vErrors;
return errors === 0;
}

const document_legal_document = validate354;

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.updated_on !== undefined){
if(!(validate73(data.updated_on, {instancePath:instancePath+"/updated_on",parentData:data,parentDataProperty:"updated_on",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate16(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate16(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate354.errors = vErrors;
return errors === 0;
}

const document_live_event = validate362;

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate16(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.indicator !== undefined){
let data3 = data.indicator;
if(!(validate3(data3, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.thumbnail !== undefined){
if(!(validate6(data.thumbnail, {instancePath:instancePath+"/thumbnail",parentData:data,parentDataProperty:"thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate71(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
if(!(validate71(data.end_date, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data7 = data.location;
if(!(validate3(data7, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data9 = data.link_label;
if(!(validate3(data9, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.logos !== undefined){
let data10 = data.logos;
if(!(validate38(data10, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data11.logo !== undefined){
if(!(validate6(data11.logo, {instancePath:instancePath+"/logos/" + i0+"/logo",parentData:data11,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data11.name !== undefined){
let data13 = data11.name;
if(!(validate3(data13, {instancePath:instancePath+"/logos/" + i0+"/name",parentData:data11,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data11.link !== undefined){
if(!(validate19(data11.link, {instancePath:instancePath+"/logos/" + i0+"/link",parentData:data11,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.speakers !== undefined){
let data15 = data.speakers;
if(!(validate38(data15, {instancePath:instancePath+"/speakers",parentData:data,parentDataProperty:"speakers",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/speakers",schemaPath:"#/properties/speakers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i1,schemaPath:"#/properties/speakers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data16.name !== undefined){
let data17 = data16.name;
if(!(validate3(data17, {instancePath:instancePath+"/speakers/" + i1+"/name",parentData:data16,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i1+"/name",schemaPath:"#/properties/speakers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data16.job !== undefined){
let data18 = data16.job;
if(!(validate3(data18, {instancePath:instancePath+"/speakers/" + i1+"/job",parentData:data16,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func0(data18) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i1+"/job",schemaPath:"#/properties/speakers/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data16.portrait !== undefined){
if(!(validate6(data16.portrait, {instancePath:instancePath+"/speakers/" + i1+"/portrait",parentData:data16,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i1,schemaPath:"#/properties/speakers/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.agenda !== undefined){
let data20 = data.agenda;
if(!(validate38(data20, {instancePath:instancePath+"/agenda",parentData:data,parentDataProperty:"agenda",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data20)){
if(data20.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/agenda",schemaPath:"#/properties/agenda/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i2,schemaPath:"#/properties/agenda/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data21.time !== undefined){
let data22 = data21.time;
if(!(validate3(data22, {instancePath:instancePath+"/agenda/" + i2+"/time",parentData:data21,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func0(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i2+"/time",schemaPath:"#/properties/agenda/items/properties/time/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data21.title !== undefined){
let data23 = data21.title;
if(!(validate3(data23, {instancePath:instancePath+"/agenda/" + i2+"/title",parentData:data21,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func0(data23) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i2+"/title",schemaPath:"#/properties/agenda/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data21.text !== undefined){
if(!(validate16(data21.text, {instancePath:instancePath+"/agenda/" + i2+"/text",parentData:data21,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i2,schemaPath:"#/properties/agenda/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(!(validate38(data26, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data26)){
if(data26.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data27.tag !== undefined){
if(!(validate64(data27.tag, {instancePath:instancePath+"/tags/" + i3+"/tag",parentData:data27,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i3,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate362.errors = vErrors;
return errors === 0;
}

const document_logo_list = validate390;

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assets === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assets"},message:"must have required property '"+"assets"+"'"});errors++;
}
if(data.assets !== undefined){
let data0 = data.assets;
if(!(validate38(data0, {instancePath:instancePath+"/assets",parentData:data,parentDataProperty:"assets",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/assets",schemaPath:"#/properties/assets/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/assets/" + i0,schemaPath:"#/properties/assets/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data1.logo !== undefined){
if(!(validate6(data1.logo, {instancePath:instancePath+"/assets/" + i0+"/logo",parentData:data1,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(!(validate3(data3, {instancePath:instancePath+"/assets/" + i0+"/name",parentData:data1,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/assets/" + i0+"/name",schemaPath:"#/properties/assets/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate19(data1.link, {instancePath:instancePath+"/assets/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assets/" + i0,schemaPath:"#/properties/assets/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate390.errors = vErrors;
return errors === 0;
}

const document_maturity_model = validate395;
const schema64 = {"$id":"document:maturity_model","allOf":[{"$ref":"mixin:page"},{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"level_label_1":{"$ref":"field:key-text","maxLength":60},"level_label_2":{"$ref":"field:key-text","maxLength":60},"level_label_3":{"$ref":"field:key-text","maxLength":60},"level_label_4":{"$ref":"field:key-text","maxLength":60},"level_label_5":{"$ref":"field:key-text","maxLength":60},"maturity_model_title":{"$ref":"field:key-text","maxLength":120},"assessment_introduction":{"$ref":"field:rich-text"},"select":{"$ref":"field:key-text","maxLength":60},"select_your_level":{"$ref":"field:key-text","maxLength":120},"your_overall_level":{"$ref":"field:key-text","maxLength":120},"kpi":{"$ref":"field:key-text","maxLength":60},"themes":{"$ref":"field:group","items":{"type":"object","required":["title","levels"],"properties":{"title":{"$ref":"field:key-text","maxLength":80},"question":{"$ref":"field:key-text","maxLength":240},"levels":{"$ref":"field:group","items":{"type":"object","required":["text"],"properties":{"title":{"$ref":"field:key-text","maxLength":120},"text":{"$ref":"field:key-text","maxLength":480},"kpi":{"$ref":"field:key-text","maxLength":240}}},"minItems":5,"maxItems":5}}},"maxItems":10},"form_title":{"$ref":"field:key-text","maxLength":120},"form_subtitle":{"$ref":"field:rich-text"},"form_config":{"$ref":"field:content-relationship"},"form_info_panel":{"$ref":"field:rich-text"},"pdf_file_name":{"$ref":"field:key-text","maxLength":80},"pdf_header_title":{"$ref":"field:key-text","maxLength":80},"pdf_header_intro_page":{"$ref":"field:key-text","maxLength":80},"pdf_header_page_number":{"$ref":"field:key-text","maxLength":40},"pdf_header_resources_page":{"$ref":"field:key-text","maxLength":80},"pdf_title":{"$ref":"field:key-text","maxLength":120},"pdf_subtitle":{"$ref":"field:key-text","maxLength":240},"pdf_resources_introduction":{"$ref":"field:key-text","maxLength":320},"pdf_label_article":{"$ref":"field:key-text","maxLength":40},"pdf_label_ebook":{"$ref":"field:key-text","maxLength":40},"pdf_label_report":{"$ref":"field:key-text","maxLength":40},"pdf_label_podcast":{"$ref":"field:key-text","maxLength":40},"pdf_label_webinar":{"$ref":"field:key-text","maxLength":40},"pdf_label_client_use_case":{"$ref":"field:key-text","maxLength":40},"pdf_resources":{"$ref":"field:group","items":{"type":"object","required":["kind","title"],"properties":{"kind":{"$ref":"field:select","enum":["article","ebook","report","podcast","webinar","client_use_case"]},"title":{"$ref":"field:key-text","maxLength":160},"link":{"$ref":"field:link"}}},"maxItems":12}}};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.level_label_1 !== undefined){
let data0 = data.level_label_1;
if(!(validate3(data0, {instancePath:instancePath+"/level_label_1",parentData:data,parentDataProperty:"level_label_1",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_1",schemaPath:"#/properties/level_label_1/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_2 !== undefined){
let data1 = data.level_label_2;
if(!(validate3(data1, {instancePath:instancePath+"/level_label_2",parentData:data,parentDataProperty:"level_label_2",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_2",schemaPath:"#/properties/level_label_2/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_3 !== undefined){
let data2 = data.level_label_3;
if(!(validate3(data2, {instancePath:instancePath+"/level_label_3",parentData:data,parentDataProperty:"level_label_3",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_3",schemaPath:"#/properties/level_label_3/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_4 !== undefined){
let data3 = data.level_label_4;
if(!(validate3(data3, {instancePath:instancePath+"/level_label_4",parentData:data,parentDataProperty:"level_label_4",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_4",schemaPath:"#/properties/level_label_4/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_5 !== undefined){
let data4 = data.level_label_5;
if(!(validate3(data4, {instancePath:instancePath+"/level_label_5",parentData:data,parentDataProperty:"level_label_5",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_5",schemaPath:"#/properties/level_label_5/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.maturity_model_title !== undefined){
let data5 = data.maturity_model_title;
if(!(validate3(data5, {instancePath:instancePath+"/maturity_model_title",parentData:data,parentDataProperty:"maturity_model_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/maturity_model_title",schemaPath:"#/properties/maturity_model_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.assessment_introduction !== undefined){
if(!(validate16(data.assessment_introduction, {instancePath:instancePath+"/assessment_introduction",parentData:data,parentDataProperty:"assessment_introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.select !== undefined){
let data7 = data.select;
if(!(validate3(data7, {instancePath:instancePath+"/select",parentData:data,parentDataProperty:"select",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/select",schemaPath:"#/properties/select/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.select_your_level !== undefined){
let data8 = data.select_your_level;
if(!(validate3(data8, {instancePath:instancePath+"/select_your_level",parentData:data,parentDataProperty:"select_your_level",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/select_your_level",schemaPath:"#/properties/select_your_level/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.your_overall_level !== undefined){
let data9 = data.your_overall_level;
if(!(validate3(data9, {instancePath:instancePath+"/your_overall_level",parentData:data,parentDataProperty:"your_overall_level",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/your_overall_level",schemaPath:"#/properties/your_overall_level/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.kpi !== undefined){
let data10 = data.kpi;
if(!(validate3(data10, {instancePath:instancePath+"/kpi",parentData:data,parentDataProperty:"kpi",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/kpi",schemaPath:"#/properties/kpi/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.themes !== undefined){
let data11 = data.themes;
if(!(validate38(data11, {instancePath:instancePath+"/themes",parentData:data,parentDataProperty:"themes",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/themes",schemaPath:"#/properties/themes/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data12.levels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"});errors++;
}
if(data12.title !== undefined){
let data13 = data12.title;
if(!(validate3(data13, {instancePath:instancePath+"/themes/" + i0+"/title",parentData:data12,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/title",schemaPath:"#/properties/themes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data12.question !== undefined){
let data14 = data12.question;
if(!(validate3(data14, {instancePath:instancePath+"/themes/" + i0+"/question",parentData:data12,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/question",schemaPath:"#/properties/themes/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data12.levels !== undefined){
let data15 = data12.levels;
if(!(validate38(data15, {instancePath:instancePath+"/themes/" + i0+"/levels",parentData:data12,parentDataProperty:"levels",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data15)){
if(data15.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels",schemaPath:"#/properties/themes/items/properties/levels/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
if(data15.length < 5){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels",schemaPath:"#/properties/themes/items/properties/levels/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1,schemaPath:"#/properties/themes/items/properties/levels/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data16.title !== undefined){
let data17 = data16.title;
if(!(validate3(data17, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/title",parentData:data16,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/title",schemaPath:"#/properties/themes/items/properties/levels/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data16.text !== undefined){
let data18 = data16.text;
if(!(validate3(data18, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/text",parentData:data16,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func0(data18) > 480){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/text",schemaPath:"#/properties/themes/items/properties/levels/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 480},message:"must NOT have more than 480 characters"});errors++;
}
}
}
if(data16.kpi !== undefined){
let data19 = data16.kpi;
if(!(validate3(data19, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/kpi",parentData:data16,parentDataProperty:"kpi",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func0(data19) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/kpi",schemaPath:"#/properties/themes/items/properties/levels/items/properties/kpi/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1,schemaPath:"#/properties/themes/items/properties/levels/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.form_title !== undefined){
let data20 = data.form_title;
if(!(validate3(data20, {instancePath:instancePath+"/form_title",parentData:data,parentDataProperty:"form_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func0(data20) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/form_title",schemaPath:"#/properties/form_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.form_subtitle !== undefined){
if(!(validate16(data.form_subtitle, {instancePath:instancePath+"/form_subtitle",parentData:data,parentDataProperty:"form_subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.form_config !== undefined){
if(!(validate64(data.form_config, {instancePath:instancePath+"/form_config",parentData:data,parentDataProperty:"form_config",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.form_info_panel !== undefined){
if(!(validate16(data.form_info_panel, {instancePath:instancePath+"/form_info_panel",parentData:data,parentDataProperty:"form_info_panel",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.pdf_file_name !== undefined){
let data24 = data.pdf_file_name;
if(!(validate3(data24, {instancePath:instancePath+"/pdf_file_name",parentData:data,parentDataProperty:"pdf_file_name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data24 === "string"){
if(func0(data24) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_file_name",schemaPath:"#/properties/pdf_file_name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.pdf_header_title !== undefined){
let data25 = data.pdf_header_title;
if(!(validate3(data25, {instancePath:instancePath+"/pdf_header_title",parentData:data,parentDataProperty:"pdf_header_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data25 === "string"){
if(func0(data25) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_header_title",schemaPath:"#/properties/pdf_header_title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.pdf_header_intro_page !== undefined){
let data26 = data.pdf_header_intro_page;
if(!(validate3(data26, {instancePath:instancePath+"/pdf_header_intro_page",parentData:data,parentDataProperty:"pdf_header_intro_page",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data26 === "string"){
if(func0(data26) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_header_intro_page",schemaPath:"#/properties/pdf_header_intro_page/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.pdf_header_page_number !== undefined){
let data27 = data.pdf_header_page_number;
if(!(validate3(data27, {instancePath:instancePath+"/pdf_header_page_number",parentData:data,parentDataProperty:"pdf_header_page_number",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data27 === "string"){
if(func0(data27) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_header_page_number",schemaPath:"#/properties/pdf_header_page_number/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_header_resources_page !== undefined){
let data28 = data.pdf_header_resources_page;
if(!(validate3(data28, {instancePath:instancePath+"/pdf_header_resources_page",parentData:data,parentDataProperty:"pdf_header_resources_page",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data28 === "string"){
if(func0(data28) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_header_resources_page",schemaPath:"#/properties/pdf_header_resources_page/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.pdf_title !== undefined){
let data29 = data.pdf_title;
if(!(validate3(data29, {instancePath:instancePath+"/pdf_title",parentData:data,parentDataProperty:"pdf_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data29 === "string"){
if(func0(data29) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_title",schemaPath:"#/properties/pdf_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.pdf_subtitle !== undefined){
let data30 = data.pdf_subtitle;
if(!(validate3(data30, {instancePath:instancePath+"/pdf_subtitle",parentData:data,parentDataProperty:"pdf_subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data30 === "string"){
if(func0(data30) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_subtitle",schemaPath:"#/properties/pdf_subtitle/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.pdf_resources_introduction !== undefined){
let data31 = data.pdf_resources_introduction;
if(!(validate3(data31, {instancePath:instancePath+"/pdf_resources_introduction",parentData:data,parentDataProperty:"pdf_resources_introduction",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data31 === "string"){
if(func0(data31) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources_introduction",schemaPath:"#/properties/pdf_resources_introduction/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
if(data.pdf_label_article !== undefined){
let data32 = data.pdf_label_article;
if(!(validate3(data32, {instancePath:instancePath+"/pdf_label_article",parentData:data,parentDataProperty:"pdf_label_article",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data32 === "string"){
if(func0(data32) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_article",schemaPath:"#/properties/pdf_label_article/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_label_ebook !== undefined){
let data33 = data.pdf_label_ebook;
if(!(validate3(data33, {instancePath:instancePath+"/pdf_label_ebook",parentData:data,parentDataProperty:"pdf_label_ebook",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data33 === "string"){
if(func0(data33) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_ebook",schemaPath:"#/properties/pdf_label_ebook/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_label_report !== undefined){
let data34 = data.pdf_label_report;
if(!(validate3(data34, {instancePath:instancePath+"/pdf_label_report",parentData:data,parentDataProperty:"pdf_label_report",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data34 === "string"){
if(func0(data34) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_report",schemaPath:"#/properties/pdf_label_report/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_label_podcast !== undefined){
let data35 = data.pdf_label_podcast;
if(!(validate3(data35, {instancePath:instancePath+"/pdf_label_podcast",parentData:data,parentDataProperty:"pdf_label_podcast",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data35 === "string"){
if(func0(data35) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_podcast",schemaPath:"#/properties/pdf_label_podcast/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_label_webinar !== undefined){
let data36 = data.pdf_label_webinar;
if(!(validate3(data36, {instancePath:instancePath+"/pdf_label_webinar",parentData:data,parentDataProperty:"pdf_label_webinar",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data36 === "string"){
if(func0(data36) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_webinar",schemaPath:"#/properties/pdf_label_webinar/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_label_client_use_case !== undefined){
let data37 = data.pdf_label_client_use_case;
if(!(validate3(data37, {instancePath:instancePath+"/pdf_label_client_use_case",parentData:data,parentDataProperty:"pdf_label_client_use_case",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data37 === "string"){
if(func0(data37) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_label_client_use_case",schemaPath:"#/properties/pdf_label_client_use_case/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.pdf_resources !== undefined){
let data38 = data.pdf_resources;
if(!(validate38(data38, {instancePath:instancePath+"/pdf_resources",parentData:data,parentDataProperty:"pdf_resources",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data38)){
if(data38.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources",schemaPath:"#/properties/pdf_resources/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources/" + i2,schemaPath:"#/properties/pdf_resources/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});errors++;
}
if(data39.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources/" + i2,schemaPath:"#/properties/pdf_resources/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data39.kind !== undefined){
let data40 = data39.kind;
if(!(validate69(data40, {instancePath:instancePath+"/pdf_resources/" + i2+"/kind",parentData:data39,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((data40 === "article") || (data40 === "ebook")) || (data40 === "report")) || (data40 === "podcast")) || (data40 === "webinar")) || (data40 === "client_use_case"))){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources/" + i2+"/kind",schemaPath:"#/properties/pdf_resources/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema64.properties.pdf_resources.items.properties.kind.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data39.title !== undefined){
let data41 = data39.title;
if(!(validate3(data41, {instancePath:instancePath+"/pdf_resources/" + i2+"/title",parentData:data39,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data41 === "string"){
if(func0(data41) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources/" + i2+"/title",schemaPath:"#/properties/pdf_resources/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data39.link !== undefined){
if(!(validate19(data39.link, {instancePath:instancePath+"/pdf_resources/" + i2+"/link",parentData:data39,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pdf_resources/" + i2,schemaPath:"#/properties/pdf_resources/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate395.errors = vErrors;
return errors === 0;
}

const document_multi_level_submenu = validate438;
const schema65 = {"$id":"document:multi_level_submenu","type":"object","properties":{"menu_label":{"$ref":"field:key-text","maxLength":60},"is_extended":{"$ref":"field:boolean"},"body":{"$ref":"field:group","items":{"type":"object","properties":{"title":{"$ref":"field:key-text","maxLength":60},"links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"description":{"$ref":"field:key-text","maxLength":120},"link":{"$ref":"field:link"},"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]}}},"maxItems":10}}},"maxItems":4},"banner":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":80},"text":{"$ref":"field:key-text","maxLength":160},"image":{"$ref":"field:image"},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60}}},"maxItems":1}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menu_label !== undefined){
let data0 = data.menu_label;
if(!(validate3(data0, {instancePath:instancePath+"/menu_label",parentData:data,parentDataProperty:"menu_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/menu_label",schemaPath:"#/properties/menu_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.is_extended !== undefined){
if(!(validate8(data.is_extended, {instancePath:instancePath+"/is_extended",parentData:data,parentDataProperty:"is_extended",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(!(validate38(data2, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title !== undefined){
let data4 = data3.title;
if(!(validate3(data4, {instancePath:instancePath+"/body/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/title",schemaPath:"#/properties/body/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data3.links !== undefined){
let data5 = data3.links;
if(!(validate38(data5, {instancePath:instancePath+"/body/" + i0+"/links",parentData:data3,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links",schemaPath:"#/properties/body/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1,schemaPath:"#/properties/body/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data6.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1,schemaPath:"#/properties/body/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data6.label !== undefined){
let data7 = data6.label;
if(!(validate3(data7, {instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/label",parentData:data6,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/label",schemaPath:"#/properties/body/items/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data6.description !== undefined){
let data8 = data6.description;
if(!(validate3(data8, {instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/description",parentData:data6,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/description",schemaPath:"#/properties/body/items/properties/links/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data6.link !== undefined){
if(!(validate19(data6.link, {instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/link",parentData:data6,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data6.icon !== undefined){
let data10 = data6.icon;
if(!(validate69(data10, {instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/icon",parentData:data6,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data10 === "book") || (data10 === "calendar")) || (data10 === "chart")) || (data10 === "circle")) || (data10 === "compass")) || (data10 === "people")) || (data10 === "rocket")) || (data10 === "shield")) || (data10 === "spark")) || (data10 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1+"/icon",schemaPath:"#/properties/body/items/properties/links/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema65.properties.body.items.properties.links.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0+"/links/" + i1,schemaPath:"#/properties/body/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/" + i0,schemaPath:"#/properties/body/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.banner !== undefined){
let data11 = data.banner;
if(!(validate38(data11, {instancePath:instancePath+"/banner",parentData:data,parentDataProperty:"banner",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/banner/" + i2,schemaPath:"#/properties/banner/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data12.title !== undefined){
let data13 = data12.title;
if(!(validate3(data13, {instancePath:instancePath+"/banner/" + i2+"/title",parentData:data12,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/banner/" + i2+"/title",schemaPath:"#/properties/banner/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data12.text !== undefined){
let data14 = data12.text;
if(!(validate3(data14, {instancePath:instancePath+"/banner/" + i2+"/text",parentData:data12,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/banner/" + i2+"/text",schemaPath:"#/properties/banner/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data12.image !== undefined){
if(!(validate6(data12.image, {instancePath:instancePath+"/banner/" + i2+"/image",parentData:data12,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data12.link !== undefined){
if(!(validate19(data12.link, {instancePath:instancePath+"/banner/" + i2+"/link",parentData:data12,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data12.link_label !== undefined){
let data17 = data12.link_label;
if(!(validate3(data17, {instancePath:instancePath+"/banner/" + i2+"/link_label",parentData:data12,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/banner/" + i2+"/link_label",schemaPath:"#/properties/banner/items/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/banner/" + i2,schemaPath:"#/properties/banner/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate438.errors = vErrors;
return errors === 0;
}

const document_navbar = validate454;

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus !== undefined){
let data0 = data.menus;
if(!(validate38(data0, {instancePath:instancePath+"/menus",parentData:data,parentDataProperty:"menus",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate3(data2, {instancePath:instancePath+"/menus/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/label",schemaPath:"#/properties/menus/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate19(data1.link, {instancePath:instancePath+"/menus/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data1.submenu !== undefined){
if(!(validate64(data1.submenu, {instancePath:instancePath+"/menus/" + i0+"/submenu",parentData:data1,parentDataProperty:"submenu",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.sign_in !== undefined){
let data5 = data.sign_in;
if(!(validate93(data5, {instancePath:instancePath+"/sign_in",parentData:data,parentDataProperty:"sign_in",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.ctas !== undefined){
let data6 = data.ctas;
if(!(validate93(data6, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate454.errors = vErrors;
return errors === 0;
}

const document_newsletter = validate461;

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate461.errors = vErrors;
return errors === 0;
}

const document_newsroom = validate464;

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.press_contact !== undefined){
if(!(validate16(data.press_contact, {instancePath:instancePath+"/press_contact",parentData:data,parentDataProperty:"press_contact",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.press_kit !== undefined){
if(!(validate268(data.press_kit, {instancePath:instancePath+"/press_kit",parentData:data,parentDataProperty:"press_kit",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.articles !== undefined){
let data2 = data.articles;
if(!(validate38(data2, {instancePath:instancePath+"/articles",parentData:data,parentDataProperty:"articles",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 24){
(vErrors ??= []).push({instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.date !== undefined){
if(!(validate73(data3.date, {instancePath:instancePath+"/articles/" + i0+"/date",parentData:data3,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data3.source !== undefined){
let data5 = data3.source;
if(!(validate3(data5, {instancePath:instancePath+"/articles/" + i0+"/source",parentData:data3,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0+"/source",schemaPath:"#/properties/articles/items/properties/source/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.title !== undefined){
let data6 = data3.title;
if(!(validate3(data6, {instancePath:instancePath+"/articles/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0+"/title",schemaPath:"#/properties/articles/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data3.link !== undefined){
if(!(validate19(data3.link, {instancePath:instancePath+"/articles/" + i0+"/link",parentData:data3,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate464.errors = vErrors;
return errors === 0;
}

const document_not_found_page = validate474;
const schema69 = {"$id":"document:not_found_page","type":"object","required":["title"],"properties":{"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"meta_title":{"$ref":"field:key-text","maxLength":120},"redirections":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"illustration":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["accent","other"]}}},"maxItems":6}}};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.meta_title !== undefined){
let data2 = data.meta_title;
if(!(validate3(data2, {instancePath:instancePath+"/meta_title",parentData:data,parentDataProperty:"meta_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/meta_title",schemaPath:"#/properties/meta_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.redirections !== undefined){
let data3 = data.redirections;
if(!(validate38(data3, {instancePath:instancePath+"/redirections",parentData:data,parentDataProperty:"redirections",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/redirections",schemaPath:"#/properties/redirections/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(!(validate3(data5, {instancePath:instancePath+"/redirections/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0+"/label",schemaPath:"#/properties/redirections/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.link !== undefined){
if(!(validate19(data4.link, {instancePath:instancePath+"/redirections/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data4.illustration !== undefined){
if(!(validate6(data4.illustration, {instancePath:instancePath+"/redirections/" + i0+"/illustration",parentData:data4,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.color !== undefined){
let data8 = data4.color;
if(!(validate69(data8, {instancePath:instancePath+"/redirections/" + i0+"/color",parentData:data4,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((data8 === "accent") || (data8 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0+"/color",schemaPath:"#/properties/redirections/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema69.properties.redirections.items.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirections/" + i0,schemaPath:"#/properties/redirections/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate474.errors = vErrors;
return errors === 0;
}

const document_partner = validate483;
const schema70 = {"$id":"document:partner","allOf":[{"$ref":"mixin:head"}],"type":"object","required":["name"],"properties":{"uid":{"$ref":"field:uid"},"name":{"$ref":"field:key-text","maxLength":80},"category":{"$ref":"field:select","enum":["technology","content","consulting","reseller"]},"description":{"$ref":"field:rich-text"},"logo":{"$ref":"field:image"},"is_certified":{"$ref":"field:boolean"},"is_integration_built_by_us":{"$ref":"field:boolean"},"regions":{"$ref":"field:group","items":{"type":"object","required":["region"],"properties":{"region":{"$ref":"field:select","enum":["dach","france","benelux","nordics","uk-ireland","southern-europe","north-america","worldwide"]}}},"maxItems":8},"types":{"$ref":"field:group","items":{"type":"object","required":["type"],"properties":{"type":{"$ref":"field:select","enum":["hris","lms","content-library","communication","single-sign-on","analytics","consulting","implementation"]}}},"maxItems":8},"integration_availability":{"$ref":"field:select","enum":["available","beta","planned"]},"content":{"$ref":"field:rich-text"},"website":{"$ref":"field:link"},"body":{"$ref":"field:slice-zone"}}};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.category !== undefined){
let data2 = data.category;
if(!(validate69(data2, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data2 === "technology") || (data2 === "content")) || (data2 === "consulting")) || (data2 === "reseller"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema70.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.description !== undefined){
if(!(validate16(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate6(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.is_certified !== undefined){
if(!(validate8(data.is_certified, {instancePath:instancePath+"/is_certified",parentData:data,parentDataProperty:"is_certified",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.is_integration_built_by_us !== undefined){
if(!(validate8(data.is_integration_built_by_us, {instancePath:instancePath+"/is_integration_built_by_us",parentData:data,parentDataProperty:"is_integration_built_by_us",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.regions !== undefined){
let data7 = data.regions;
if(!(validate38(data7, {instancePath:instancePath+"/regions",parentData:data,parentDataProperty:"regions",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data7)){
if(data7.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.region === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0,schemaPath:"#/properties/regions/items/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"});errors++;
}
if(data8.region !== undefined){
let data9 = data8.region;
if(!(validate69(data9, {instancePath:instancePath+"/regions/" + i0+"/region",parentData:data8,parentDataProperty:"region",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data9 === "dach") || (data9 === "france")) || (data9 === "benelux")) || (data9 === "nordics")) || (data9 === "uk-ireland")) || (data9 === "southern-europe")) || (data9 === "north-america")) || (data9 === "worldwide"))){
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0+"/region",schemaPath:"#/properties/regions/items/properties/region/enum",keyword:"enum",params:{allowedValues: schema70.properties.regions.items.properties.region.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0,schemaPath:"#/properties/regions/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.types !== undefined){
let data10 = data.types;
if(!(validate38(data10, {instancePath:instancePath+"/types",parentData:data,parentDataProperty:"types",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data11.type !== undefined){
let data12 = data11.type;
if(!(validate69(data12, {instancePath:instancePath+"/types/" + i1+"/type",parentData:data11,parentDataProperty:"type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data12 === "hris") || (data12 === "lms")) || (data12 === "content-library")) || (data12 === "communication")) || (data12 === "single-sign-on")) || (data12 === "analytics")) || (data12 === "consulting")) || (data12 === "implementation"))){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1+"/type",schemaPath:"#/properties/types/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema70.properties.types.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.integration_availability !== undefined){
let data13 = data.integration_availability;
if(!(validate69(data13, {instancePath:instancePath+"/integration_availability",parentData:data,parentDataProperty:"integration_availability",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data13 === "available") || (data13 === "beta")) || (data13 === "planned"))){
(vErrors ??= []).push({instancePath:instancePath+"/integration_availability",schemaPath:"#/properties/integration_availability/enum",keyword:"enum",params:{allowedValues: schema70.properties.integration_availability.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.content !== undefined){
if(!(validate16(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(validate19(data.website, {instancePath:instancePath+"/website",parentData:data,parentDataProperty:"website",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate483.errors = vErrors;
return errors === 0;
}

const document_partners_hub = validate500;

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.list_title !== undefined){
if(!(validate43(data.list_title, {instancePath:instancePath+"/list_title",parentData:data,parentDataProperty:"list_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate500.errors = vErrors;
return errors === 0;
}

const document_preview_page = validate504;

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data2 = data.ctas;
if(!(validate93(data2, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate504.errors = vErrors;
return errors === 0;
}

const document_pricing_page = validate509;

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate509.errors = vErrors;
return errors === 0;
}

const document_privacy_and_security_page = validate512;

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate512.errors = vErrors;
return errors === 0;
}

const document_privacy_and_security_section = validate515;

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate515.errors = vErrors;
return errors === 0;
}

const document_promotion_banner = validate519;

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(!(validate16(data0, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data2 = data.link_label;
if(!(validate3(data2, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate8(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate519.errors = vErrors;
return errors === 0;
}

const document_quote = validate524;

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"});errors++;
}
if(data.author !== undefined){
let data0 = data.author;
if(!(validate3(data0, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.job !== undefined){
let data1 = data.job;
if(!(validate3(data1, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/job",schemaPath:"#/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.quote !== undefined){
if(!(validate16(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.company_logo !== undefined){
if(!(validate6(data.company_logo, {instancePath:instancePath+"/company_logo",parentData:data,parentDataProperty:"company_logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.external_rating !== undefined){
if(!(validate53(data.external_rating, {instancePath:instancePath+"/external_rating",parentData:data,parentDataProperty:"external_rating",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate524.errors = vErrors;
return errors === 0;
}

const document_redemption_code_page = validate530;

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.code_provider !== undefined){
let data1 = data.code_provider;
if(!(validate3(data1, {instancePath:instancePath+"/code_provider",parentData:data,parentDataProperty:"code_provider",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/code_provider",schemaPath:"#/properties/code_provider/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate530.errors = vErrors;
return errors === 0;
}

const document_redemption_code_texts = validate535;

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if(!(validate3(data1, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.code_label !== undefined){
let data2 = data.code_label;
if(!(validate3(data2, {instancePath:instancePath+"/code_label",parentData:data,parentDataProperty:"code_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/code_label",schemaPath:"#/properties/code_label/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.copy_label !== undefined){
let data3 = data.copy_label;
if(!(validate3(data3, {instancePath:instancePath+"/copy_label",parentData:data,parentDataProperty:"copy_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/copy_label",schemaPath:"#/properties/copy_label/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.copied_text !== undefined){
let data4 = data.copied_text;
if(!(validate3(data4, {instancePath:instancePath+"/copied_text",parentData:data,parentDataProperty:"copied_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/copied_text",schemaPath:"#/properties/copied_text/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.no_code_text !== undefined){
let data5 = data.no_code_text;
if(!(validate3(data5, {instancePath:instancePath+"/no_code_text",parentData:data,parentDataProperty:"no_code_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/no_code_text",schemaPath:"#/properties/no_code_text/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.form_link_label !== undefined){
let data6 = data.form_link_label;
if(!(validate3(data6, {instancePath:instancePath+"/form_link_label",parentData:data,parentDataProperty:"form_link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/form_link_label",schemaPath:"#/properties/form_link_label/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.how_title !== undefined){
let data7 = data.how_title;
if(!(validate3(data7, {instancePath:instancePath+"/how_title",parentData:data,parentDataProperty:"how_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/how_title",schemaPath:"#/properties/how_title/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.steps !== undefined){
let data8 = data.steps;
if(!(validate38(data8, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data9.text !== undefined){
let data10 = data9.text;
if(!(validate3(data10, {instancePath:instancePath+"/steps/" + i0+"/text",parentData:data9,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/text",schemaPath:"#/properties/steps/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate535.errors = vErrors;
return errors === 0;
}

const document_resources_hub = validate546;

function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.list_title !== undefined){
if(!(validate43(data.list_title, {instancePath:instancePath+"/list_title",parentData:data,parentDataProperty:"list_title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate546.errors = vErrors;
return errors === 0;
}

const document_roi_calculator = validate550;
const schema81 = {"$id":"document:roi_calculator","allOf":[{"$ref":"mixin:page"},{"$ref":"mixin:head"}],"type":"object","required":["title"],"properties":{"calculator_title":{"$ref":"field:key-text","maxLength":120},"calculator_intro":{"$ref":"field:rich-text"},"learners_label":{"$ref":"field:key-text","maxLength":80},"hours_label":{"$ref":"field:key-text","maxLength":80},"hourly_cost_label":{"$ref":"field:key-text","maxLength":80},"external_spend_label":{"$ref":"field:key-text","maxLength":80},"roi_label":{"$ref":"field:key-text","maxLength":80},"benefit_label":{"$ref":"field:key-text","maxLength":80},"cost_label":{"$ref":"field:key-text","maxLength":80},"payback_label":{"$ref":"field:key-text","maxLength":80},"invalid_text":{"$ref":"field:key-text","maxLength":200},"time_saved_rate":{"$ref":"field:number"},"external_saved_rate":{"$ref":"field:number"},"price_per_learner":{"$ref":"field:number"},"default_learners":{"$ref":"field:number"},"default_hours":{"$ref":"field:number"},"default_hourly_cost":{"$ref":"field:number"},"default_external_spend":{"$ref":"field:number"},"currency":{"$ref":"field:select","enum":["EUR","USD"]},"methodology":{"$ref":"field:rich-text"}}};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.calculator_title !== undefined){
let data0 = data.calculator_title;
if(!(validate3(data0, {instancePath:instancePath+"/calculator_title",parentData:data,parentDataProperty:"calculator_title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/calculator_title",schemaPath:"#/properties/calculator_title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.calculator_intro !== undefined){
if(!(validate16(data.calculator_intro, {instancePath:instancePath+"/calculator_intro",parentData:data,parentDataProperty:"calculator_intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.learners_label !== undefined){
let data2 = data.learners_label;
if(!(validate3(data2, {instancePath:instancePath+"/learners_label",parentData:data,parentDataProperty:"learners_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/learners_label",schemaPath:"#/properties/learners_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.hours_label !== undefined){
let data3 = data.hours_label;
if(!(validate3(data3, {instancePath:instancePath+"/hours_label",parentData:data,parentDataProperty:"hours_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/hours_label",schemaPath:"#/properties/hours_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.hourly_cost_label !== undefined){
let data4 = data.hourly_cost_label;
if(!(validate3(data4, {instancePath:instancePath+"/hourly_cost_label",parentData:data,parentDataProperty:"hourly_cost_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/hourly_cost_label",schemaPath:"#/properties/hourly_cost_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.external_spend_label !== undefined){
let data5 = data.external_spend_label;
if(!(validate3(data5, {instancePath:instancePath+"/external_spend_label",parentData:data,parentDataProperty:"external_spend_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/external_spend_label",schemaPath:"#/properties/external_spend_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.roi_label !== undefined){
let data6 = data.roi_label;
if(!(validate3(data6, {instancePath:instancePath+"/roi_label",parentData:data,parentDataProperty:"roi_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/roi_label",schemaPath:"#/properties/roi_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.benefit_label !== undefined){
let data7 = data.benefit_label;
if(!(validate3(data7, {instancePath:instancePath+"/benefit_label",parentData:data,parentDataProperty:"benefit_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/benefit_label",schemaPath:"#/properties/benefit_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.cost_label !== undefined){
let data8 = data.cost_label;
if(!(validate3(data8, {instancePath:instancePath+"/cost_label",parentData:data,parentDataProperty:"cost_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/cost_label",schemaPath:"#/properties/cost_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.payback_label !== undefined){
let data9 = data.payback_label;
if(!(validate3(data9, {instancePath:instancePath+"/payback_label",parentData:data,parentDataProperty:"payback_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/payback_label",schemaPath:"#/properties/payback_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.invalid_text !== undefined){
let data10 = data.invalid_text;
if(!(validate3(data10, {instancePath:instancePath+"/invalid_text",parentData:data,parentDataProperty:"invalid_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/invalid_text",schemaPath:"#/properties/invalid_text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.time_saved_rate !== undefined){
if(!(validate53(data.time_saved_rate, {instancePath:instancePath+"/time_saved_rate",parentData:data,parentDataProperty:"time_saved_rate",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.external_saved_rate !== undefined){
if(!(validate53(data.external_saved_rate, {instancePath:instancePath+"/external_saved_rate",parentData:data,parentDataProperty:"external_saved_rate",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.price_per_learner !== undefined){
if(!(validate53(data.price_per_learner, {instancePath:instancePath+"/price_per_learner",parentData:data,parentDataProperty:"price_per_learner",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.default_learners !== undefined){
if(!(validate53(data.default_learners, {instancePath:instancePath+"/default_learners",parentData:data,parentDataProperty:"default_learners",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.default_hours !== undefined){
if(!(validate53(data.default_hours, {instancePath:instancePath+"/default_hours",parentData:data,parentDataProperty:"default_hours",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.default_hourly_cost !== undefined){
if(!(validate53(data.default_hourly_cost, {instancePath:instancePath+"/default_hourly_cost",parentData:data,parentDataProperty:"default_hourly_cost",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.default_external_spend !== undefined){
if(!(validate53(data.default_external_spend, {instancePath:instancePath+"/default_external_spend",parentData:data,parentDataProperty:"default_external_spend",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data18 = data.currency;
if(!(validate69(data18, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((data18 === "EUR") || (data18 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema81.properties.currency.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.methodology !== undefined){
if(!(validate16(data.methodology, {instancePath:instancePath+"/methodology",parentData:data,parentDataProperty:"methodology",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate550.errors = vErrors;
return errors === 0;
}

const document_slack_preview = validate573;

function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate573.errors = vErrors;
return errors === 0;
}

const document_social_proof_mastheads = validate577;

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.mastheads !== undefined){
let data1 = data.mastheads;
if(!(validate38(data1, {instancePath:instancePath+"/mastheads",parentData:data,parentDataProperty:"mastheads",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/mastheads",schemaPath:"#/properties/mastheads/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mastheads/" + i0,schemaPath:"#/properties/mastheads/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data2.logo !== undefined){
if(!(validate6(data2.logo, {instancePath:instancePath+"/mastheads/" + i0+"/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(!(validate3(data4, {instancePath:instancePath+"/mastheads/" + i0+"/name",parentData:data2,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/mastheads/" + i0+"/name",schemaPath:"#/properties/mastheads/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data2.quote !== undefined){
let data5 = data2.quote;
if(!(validate3(data5, {instancePath:instancePath+"/mastheads/" + i0+"/quote",parentData:data2,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/mastheads/" + i0+"/quote",schemaPath:"#/properties/mastheads/items/properties/quote/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data2.link !== undefined){
if(!(validate19(data2.link, {instancePath:instancePath+"/mastheads/" + i0+"/link",parentData:data2,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mastheads/" + i0,schemaPath:"#/properties/mastheads/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate577.errors = vErrors;
return errors === 0;
}

const document_studio_page = validate584;

function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate584.errors = vErrors;
return errors === 0;
}

const document_subscription_banner = validate588;

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
let data3 = data.cta;
if(!(validate93(data3, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/cta",schemaPath:"#/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate8(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate588.errors = vErrors;
return errors === 0;
}

const document_tag = validate594;

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate3(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 320){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate594.errors = vErrors;
return errors === 0;
}

const document_team_page = validate599;

function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate599.errors = vErrors;
return errors === 0;
}

const document_test_page = validate602;

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate602.errors = vErrors;
return errors === 0;
}

const document_ui_texts = validate606;

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.texts !== undefined){
let data0 = data.texts;
if(!(validate38(data0, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});errors++;
}
if(data1.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data1.key !== undefined){
let data2 = data1.key;
if(!(validate3(data2, {instancePath:instancePath+"/texts/" + i0+"/key",parentData:data1,parentDataProperty:"key",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0+"/key",schemaPath:"#/properties/texts/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data1.text !== undefined){
if(!(validate3(data1.text, {instancePath:instancePath+"/texts/" + i0+"/text",parentData:data1,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/texts/" + i0,schemaPath:"#/properties/texts/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate606.errors = vErrors;
return errors === 0;
}

const document_use_cases = validate610;
const schema90 = {"$id":"document:use_cases","type":"object","properties":{"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"cases":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]},"title":{"$ref":"field:key-text","maxLength":80},"text":{"$ref":"field:key-text","maxLength":240},"link":{"$ref":"field:link"}}},"maxItems":8}}};

function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
if(!(validate38(data2, {instancePath:instancePath+"/cases",parentData:data,parentDataProperty:"cases",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.icon !== undefined){
let data4 = data3.icon;
if(!(validate69(data4, {instancePath:instancePath+"/cases/" + i0+"/icon",parentData:data3,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data4 === "book") || (data4 === "calendar")) || (data4 === "chart")) || (data4 === "circle")) || (data4 === "compass")) || (data4 === "people")) || (data4 === "rocket")) || (data4 === "shield")) || (data4 === "spark")) || (data4 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/icon",schemaPath:"#/properties/cases/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema90.properties.cases.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(!(validate3(data5, {instancePath:instancePath+"/cases/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/title",schemaPath:"#/properties/cases/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.text !== undefined){
let data6 = data3.text;
if(!(validate3(data6, {instancePath:instancePath+"/cases/" + i0+"/text",parentData:data3,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0+"/text",schemaPath:"#/properties/cases/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data3.link !== undefined){
if(!(validate19(data3.link, {instancePath:instancePath+"/cases/" + i0+"/link",parentData:data3,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate610.errors = vErrors;
return errors === 0;
}

const document_video_list = validate618;

function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.videos === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videos"},message:"must have required property '"+"videos"+"'"});errors++;
}
if(data.videos !== undefined){
let data0 = data.videos;
if(!(validate38(data0, {instancePath:instancePath+"/videos",parentData:data,parentDataProperty:"videos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 24){
(vErrors ??= []).push({instancePath:instancePath+"/videos",schemaPath:"#/properties/videos/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/videos/" + i0,schemaPath:"#/properties/videos/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data1.title !== undefined){
let data2 = data1.title;
if(!(validate3(data2, {instancePath:instancePath+"/videos/" + i0+"/title",parentData:data1,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/videos/" + i0+"/title",schemaPath:"#/properties/videos/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data1.description !== undefined){
let data3 = data1.description;
if(!(validate3(data3, {instancePath:instancePath+"/videos/" + i0+"/description",parentData:data1,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/videos/" + i0+"/description",schemaPath:"#/properties/videos/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data1.poster !== undefined){
if(!(validate6(data1.poster, {instancePath:instancePath+"/videos/" + i0+"/poster",parentData:data1,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data1.media !== undefined){
if(!(validate268(data1.media, {instancePath:instancePath+"/videos/" + i0+"/media",parentData:data1,parentDataProperty:"media",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data1.wistia_id !== undefined){
if(!(validate3(data1.wistia_id, {instancePath:instancePath+"/videos/" + i0+"/wistia_id",parentData:data1,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data1.duration !== undefined){
let data7 = data1.duration;
if(!(validate3(data7, {instancePath:instancePath+"/videos/" + i0+"/duration",parentData:data1,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/videos/" + i0+"/duration",schemaPath:"#/properties/videos/items/properties/duration/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/videos/" + i0,schemaPath:"#/properties/videos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate618.errors = vErrors;
return errors === 0;
}

const document_webinar = validate626;
const schema92 = {"$id":"document:webinar","allOf":[{"$ref":"mixin:head"}],"type":"object","required":["title","datetime"],"properties":{"uid":{"$ref":"field:uid"},"title":{"$ref":"field:title"},"type":{"$ref":"field:select","enum":["webinar","masterclass","panel","workshop"]},"indicator":{"$ref":"field:key-text","maxLength":60},"header_color":{"$ref":"field:select","enum":["light","dark","green"]},"datetime":{"$ref":"field:timestamp"},"duration":{"$ref":"field:number","minimum":5},"default_thumbnail":{"$ref":"field:image"},"description":{"$ref":"field:rich-text"},"speakers":{"$ref":"field:group","items":{"type":"object","required":["name"],"properties":{"name":{"$ref":"field:key-text","maxLength":80},"job":{"$ref":"field:key-text","maxLength":120},"portrait":{"$ref":"field:image"}}},"maxItems":8},"link":{"$ref":"field:link"},"wistia_id":{"$ref":"field:key-text"},"recording":{"$ref":"field:media-link"},"introduction":{"$ref":"field:rich-text"},"agenda":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"time":{"$ref":"field:key-text","maxLength":40},"title":{"$ref":"field:key-text","maxLength":160},"text":{"$ref":"field:rich-text"}}},"maxItems":16},"tags":{"$ref":"field:group","items":{"type":"object","required":["tag"],"properties":{"tag":{"$ref":"field:content-relationship"}}},"maxItems":6},"body":{"$ref":"field:slice-zone"}}};

function validate626(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.datetime === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "datetime"},message:"must have required property '"+"datetime"+"'"});errors++;
}
if(data.uid !== undefined){
if(!(validate11(data.uid, {instancePath:instancePath+"/uid",parentData:data,parentDataProperty:"uid",rootData}))){
vErrors = joinErrors(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(validate69(data2, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data2 === "webinar") || (data2 === "masterclass")) || (data2 === "panel")) || (data2 === "workshop"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema92.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.indicator !== undefined){
let data3 = data.indicator;
if(!(validate3(data3, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.header_color !== undefined){
let data4 = data.header_color;
if(!(validate69(data4, {instancePath:instancePath+"/header_color",parentData:data,parentDataProperty:"header_color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/header_color",schemaPath:"#/properties/header_color/enum",keyword:"enum",params:{allowedValues: schema92.properties.header_color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.datetime !== undefined){
if(!(validate71(data.datetime, {instancePath:instancePath+"/datetime",parentData:data,parentDataProperty:"datetime",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(validate53(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 5 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"});errors++;
}
}
}
if(data.default_thumbnail !== undefined){
if(!(validate6(data.default_thumbnail, {instancePath:instancePath+"/default_thumbnail",parentData:data,parentDataProperty:"default_thumbnail",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate16(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.speakers !== undefined){
let data9 = data.speakers;
if(!(validate38(data9, {instancePath:instancePath+"/speakers",parentData:data,parentDataProperty:"speakers",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data9)){
if(data9.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/speakers",schemaPath:"#/properties/speakers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0,schemaPath:"#/properties/speakers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data10.name !== undefined){
let data11 = data10.name;
if(!(validate3(data11, {instancePath:instancePath+"/speakers/" + i0+"/name",parentData:data10,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func0(data11) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0+"/name",schemaPath:"#/properties/speakers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data10.job !== undefined){
let data12 = data10.job;
if(!(validate3(data12, {instancePath:instancePath+"/speakers/" + i0+"/job",parentData:data10,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func0(data12) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0+"/job",schemaPath:"#/properties/speakers/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data10.portrait !== undefined){
if(!(validate6(data10.portrait, {instancePath:instancePath+"/speakers/" + i0+"/portrait",parentData:data10,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0,schemaPath:"#/properties/speakers/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
if(!(validate3(data.wistia_id, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.recording !== undefined){
if(!(validate268(data.recording, {instancePath:instancePath+"/recording",parentData:data,parentDataProperty:"recording",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.agenda !== undefined){
let data18 = data.agenda;
if(!(validate38(data18, {instancePath:instancePath+"/agenda",parentData:data,parentDataProperty:"agenda",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data18)){
if(data18.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/agenda",schemaPath:"#/properties/agenda/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i1,schemaPath:"#/properties/agenda/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data19.time !== undefined){
let data20 = data19.time;
if(!(validate3(data20, {instancePath:instancePath+"/agenda/" + i1+"/time",parentData:data19,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i1+"/time",schemaPath:"#/properties/agenda/items/properties/time/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data19.title !== undefined){
let data21 = data19.title;
if(!(validate3(data21, {instancePath:instancePath+"/agenda/" + i1+"/title",parentData:data19,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func0(data21) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i1+"/title",schemaPath:"#/properties/agenda/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data19.text !== undefined){
if(!(validate16(data19.text, {instancePath:instancePath+"/agenda/" + i1+"/text",parentData:data19,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agenda/" + i1,schemaPath:"#/properties/agenda/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.tags !== undefined){
let data23 = data.tags;
if(!(validate38(data23, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data23)){
if(data23.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data24.tag !== undefined){
if(!(validate64(data24.tag, {instancePath:instancePath+"/tags/" + i2+"/tag",parentData:data24,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.body !== undefined){
if(!(validate79(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate626.errors = vErrors;
return errors === 0;
}

const document_website_navbar = validate652;
const schema93 = {"$id":"document:website_navbar","type":"object","required":["menus"],"properties":{"menus":{"$ref":"field:group","items":{"type":"object","required":["label"],"properties":{"label":{"$ref":"field:key-text","maxLength":40},"link":{"$ref":"field:link"},"items":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"description":{"$ref":"field:key-text","maxLength":120},"link":{"$ref":"field:link"},"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]}}},"maxItems":12},"submenu":{"$ref":"field:content-relationship"}}},"minItems":1,"maxItems":7},"sign_in":{"$ref":"field:cta","maxItems":1},"ctas":{"$ref":"field:cta","maxItems":2}}};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menus"},message:"must have required property '"+"menus"+"'"});errors++;
}
if(data.menus !== undefined){
let data0 = data.menus;
if(!(validate38(data0, {instancePath:instancePath+"/menus",parentData:data,parentDataProperty:"menus",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate3(data2, {instancePath:instancePath+"/menus/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/label",schemaPath:"#/properties/menus/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate19(data1.link, {instancePath:instancePath+"/menus/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(!(validate38(data4, {instancePath:instancePath+"/menus/" + i0+"/items",parentData:data1,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items",schemaPath:"#/properties/menus/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate3(data6, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/menus/items/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(!(validate3(data7, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",parentData:data5,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",schemaPath:"#/properties/menus/items/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate19(data5.link, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
let data9 = data5.icon;
if(!(validate69(data9, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data9 === "book") || (data9 === "calendar")) || (data9 === "chart")) || (data9 === "circle")) || (data9 === "compass")) || (data9 === "people")) || (data9 === "rocket")) || (data9 === "shield")) || (data9 === "spark")) || (data9 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/menus/items/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema93.properties.menus.items.properties.items.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data1.submenu !== undefined){
if(!(validate64(data1.submenu, {instancePath:instancePath+"/menus/" + i0+"/submenu",parentData:data1,parentDataProperty:"submenu",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.sign_in !== undefined){
let data11 = data.sign_in;
if(!(validate93(data11, {instancePath:instancePath+"/sign_in",parentData:data,parentDataProperty:"sign_in",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.ctas !== undefined){
let data12 = data.ctas;
if(!(validate93(data12, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate652.errors = vErrors;
return errors === 0;
}

const document_why_page = validate664;

function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors = vErrors.length;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate2.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate664.errors = vErrors;
return errors === 0;
}

const slice_article_body = validate667;

function validate667(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.content !== undefined){
if(!(validate16(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data1 = data.tags;
if(!(validate38(data1, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tag === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;
}
if(data2.tag !== undefined){
if(!(validate64(data2.tag, {instancePath:instancePath+"/tags/" + i0+"/tag",parentData:data2,parentDataProperty:"tag",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate667.errors = vErrors;
return errors === 0;
}

const slice_article_header = validate671;

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.category !== undefined){
if(!(validate64(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!(validate3(data1, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.lead !== undefined){
let data3 = data.lead;
if(!(validate3(data3, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/lead",schemaPath:"#/properties/lead/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"});errors++;
}
}
}
if(data.author !== undefined){
if(!(validate64(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data5 = data.date;
if(!(validate3(data5, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.updated !== undefined){
let data6 = data.updated;
if(!(validate3(data6, {instancePath:instancePath+"/updated",parentData:data,parentDataProperty:"updated",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.duration !== undefined){
let data7 = data.duration;
if(!(validate3(data7, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.address !== undefined){
let data8 = data.address;
if(!(validate3(data8, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;
}
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate671.errors = vErrors;
return errors === 0;
}

const slice_assessment = validate682;

function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.themes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "themes"},message:"must have required property '"+"themes"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.level_label_1 !== undefined){
let data2 = data.level_label_1;
if(!(validate3(data2, {instancePath:instancePath+"/level_label_1",parentData:data,parentDataProperty:"level_label_1",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_1",schemaPath:"#/properties/level_label_1/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_2 !== undefined){
let data3 = data.level_label_2;
if(!(validate3(data3, {instancePath:instancePath+"/level_label_2",parentData:data,parentDataProperty:"level_label_2",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_2",schemaPath:"#/properties/level_label_2/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_3 !== undefined){
let data4 = data.level_label_3;
if(!(validate3(data4, {instancePath:instancePath+"/level_label_3",parentData:data,parentDataProperty:"level_label_3",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_3",schemaPath:"#/properties/level_label_3/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_4 !== undefined){
let data5 = data.level_label_4;
if(!(validate3(data5, {instancePath:instancePath+"/level_label_4",parentData:data,parentDataProperty:"level_label_4",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_4",schemaPath:"#/properties/level_label_4/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level_label_5 !== undefined){
let data6 = data.level_label_5;
if(!(validate3(data6, {instancePath:instancePath+"/level_label_5",parentData:data,parentDataProperty:"level_label_5",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level_label_5",schemaPath:"#/properties/level_label_5/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.kpi_label !== undefined){
let data7 = data.kpi_label;
if(!(validate3(data7, {instancePath:instancePath+"/kpi_label",parentData:data,parentDataProperty:"kpi_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/kpi_label",schemaPath:"#/properties/kpi_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.themes !== undefined){
let data8 = data.themes;
if(!(validate38(data8, {instancePath:instancePath+"/themes",parentData:data,parentDataProperty:"themes",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/themes",schemaPath:"#/properties/themes/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
if(data8.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/themes",schemaPath:"#/properties/themes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data9.levels === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"});errors++;
}
if(data9.title !== undefined){
let data10 = data9.title;
if(!(validate3(data10, {instancePath:instancePath+"/themes/" + i0+"/title",parentData:data9,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/title",schemaPath:"#/properties/themes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data9.question !== undefined){
let data11 = data9.question;
if(!(validate3(data11, {instancePath:instancePath+"/themes/" + i0+"/question",parentData:data9,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func0(data11) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/question",schemaPath:"#/properties/themes/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data9.levels !== undefined){
let data12 = data9.levels;
if(!(validate38(data12, {instancePath:instancePath+"/themes/" + i0+"/levels",parentData:data9,parentDataProperty:"levels",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels",schemaPath:"#/properties/themes/items/properties/levels/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
if(data12.length < 5){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels",schemaPath:"#/properties/themes/items/properties/levels/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1,schemaPath:"#/properties/themes/items/properties/levels/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data13.title !== undefined){
let data14 = data13.title;
if(!(validate3(data14, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/title",parentData:data13,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/title",schemaPath:"#/properties/themes/items/properties/levels/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data13.text !== undefined){
let data15 = data13.text;
if(!(validate3(data15, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/text",parentData:data13,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func0(data15) > 480){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/text",schemaPath:"#/properties/themes/items/properties/levels/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 480},message:"must NOT have more than 480 characters"});errors++;
}
}
}
if(data13.kpi !== undefined){
let data16 = data13.kpi;
if(!(validate3(data16, {instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/kpi",parentData:data13,parentDataProperty:"kpi",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1+"/kpi",schemaPath:"#/properties/themes/items/properties/levels/items/properties/kpi/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0+"/levels/" + i1,schemaPath:"#/properties/themes/items/properties/levels/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themes/" + i0,schemaPath:"#/properties/themes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate682.errors = vErrors;
return errors === 0;
}

const slice_author_header = validate698;

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.job !== undefined){
let data2 = data.job;
if(!(validate3(data2, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/job",schemaPath:"#/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.portrait !== undefined){
if(!(validate6(data.portrait, {instancePath:instancePath+"/portrait",parentData:data,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.bio !== undefined){
if(!(validate16(data.bio, {instancePath:instancePath+"/bio",parentData:data,parentDataProperty:"bio",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(!(validate38(data5, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data5)){
if(data5.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data6.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data6.label !== undefined){
let data7 = data6.label;
if(!(validate3(data7, {instancePath:instancePath+"/links/" + i0+"/label",parentData:data6,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/label",schemaPath:"#/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data6.link !== undefined){
if(!(validate19(data6.link, {instancePath:instancePath+"/links/" + i0+"/link",parentData:data6,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate698.errors = vErrors;
return errors === 0;
}

const slice_badges_and_ratings = validate707;
const schema99 = {"$id":"slice:badges_and_ratings","type":"object","properties":{"title":{"$ref":"field:title"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data1 = data.color;
if(!(validate69(data1, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema99.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate707.errors = vErrors;
return errors === 0;
}

const slice_book_header = validate710;
const schema100 = {"$id":"slice:book_header","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"cover":{"$ref":"field:image"},"pages":{"$ref":"field:key-text","maxLength":60},"date":{"$ref":"field:key-text","maxLength":60},"isbn":{"$ref":"field:key-text","maxLength":40},"authors":{"$ref":"field:group","maxItems":4,"items":{"type":"object","required":["author"],"properties":{"author":{"$ref":"field:content-relationship"}}}},"form_config":{"$ref":"field:content-relationship"},"ctas":{"$ref":"field:cta","maxItems":2},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate710(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.cover !== undefined){
if(!(validate6(data.cover, {instancePath:instancePath+"/cover",parentData:data,parentDataProperty:"cover",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(validate3(data4, {instancePath:instancePath+"/pages",parentData:data,parentDataProperty:"pages",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.date !== undefined){
let data5 = data.date;
if(!(validate3(data5, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.isbn !== undefined){
let data6 = data.isbn;
if(!(validate3(data6, {instancePath:instancePath+"/isbn",parentData:data,parentDataProperty:"isbn",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/isbn",schemaPath:"#/properties/isbn/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.authors !== undefined){
let data7 = data.authors;
if(!(validate38(data7, {instancePath:instancePath+"/authors",parentData:data,parentDataProperty:"authors",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data7)){
if(data7.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/authors",schemaPath:"#/properties/authors/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.author === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authors/" + i0,schemaPath:"#/properties/authors/items/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});errors++;
}
if(data8.author !== undefined){
if(!(validate64(data8.author, {instancePath:instancePath+"/authors/" + i0+"/author",parentData:data8,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authors/" + i0,schemaPath:"#/properties/authors/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.form_config !== undefined){
if(!(validate64(data.form_config, {instancePath:instancePath+"/form_config",parentData:data,parentDataProperty:"form_config",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data11 = data.ctas;
if(!(validate93(data11, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.color !== undefined){
let data12 = data.color;
if(!(validate69(data12, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data12 === "light") || (data12 === "dark")) || (data12 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema100.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate710.errors = vErrors;
return errors === 0;
}

const slice_calculator = validate723;
const schema101 = {"$id":"slice:calculator","type":"object","required":["learners","hours","hourly_cost","external_spend","time_saved_rate","external_saved_rate","price_per_learner"],"properties":{"title":{"$ref":"field:key-text","maxLength":120},"intro":{"$ref":"field:rich-text"},"learners_label":{"$ref":"field:key-text","maxLength":80},"hours_label":{"$ref":"field:key-text","maxLength":80},"hourly_cost_label":{"$ref":"field:key-text","maxLength":80},"external_spend_label":{"$ref":"field:key-text","maxLength":80},"benefit_label":{"$ref":"field:key-text","maxLength":80},"cost_label":{"$ref":"field:key-text","maxLength":80},"roi_label":{"$ref":"field:key-text","maxLength":80},"payback_label":{"$ref":"field:key-text","maxLength":80},"invalid_text":{"$ref":"field:key-text","maxLength":200},"learners":{"$ref":"field:number"},"hours":{"$ref":"field:number"},"hourly_cost":{"$ref":"field:number"},"external_spend":{"$ref":"field:number"},"time_saved_rate":{"$ref":"field:number"},"external_saved_rate":{"$ref":"field:number"},"price_per_learner":{"$ref":"field:number"},"currency":{"$ref":"field:select","enum":["EUR","USD"]}}};

function validate723(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.learners === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "learners"},message:"must have required property '"+"learners"+"'"});errors++;
}
if(data.hours === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hours"},message:"must have required property '"+"hours"+"'"});errors++;
}
if(data.hourly_cost === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hourly_cost"},message:"must have required property '"+"hourly_cost"+"'"});errors++;
}
if(data.external_spend === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_spend"},message:"must have required property '"+"external_spend"+"'"});errors++;
}
if(data.time_saved_rate === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time_saved_rate"},message:"must have required property '"+"time_saved_rate"+"'"});errors++;
}
if(data.external_saved_rate === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "external_saved_rate"},message:"must have required property '"+"external_saved_rate"+"'"});errors++;
}
if(data.price_per_learner === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_per_learner"},message:"must have required property '"+"price_per_learner"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.learners_label !== undefined){
let data2 = data.learners_label;
if(!(validate3(data2, {instancePath:instancePath+"/learners_label",parentData:data,parentDataProperty:"learners_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/learners_label",schemaPath:"#/properties/learners_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.hours_label !== undefined){
let data3 = data.hours_label;
if(!(validate3(data3, {instancePath:instancePath+"/hours_label",parentData:data,parentDataProperty:"hours_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/hours_label",schemaPath:"#/properties/hours_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.hourly_cost_label !== undefined){
let data4 = data.hourly_cost_label;
if(!(validate3(data4, {instancePath:instancePath+"/hourly_cost_label",parentData:data,parentDataProperty:"hourly_cost_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/hourly_cost_label",schemaPath:"#/properties/hourly_cost_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.external_spend_label !== undefined){
let data5 = data.external_spend_label;
if(!(validate3(data5, {instancePath:instancePath+"/external_spend_label",parentData:data,parentDataProperty:"external_spend_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/external_spend_label",schemaPath:"#/properties/external_spend_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.benefit_label !== undefined){
let data6 = data.benefit_label;
if(!(validate3(data6, {instancePath:instancePath+"/benefit_label",parentData:data,parentDataProperty:"benefit_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/benefit_label",schemaPath:"#/properties/benefit_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.cost_label !== undefined){
let data7 = data.cost_label;
if(!(validate3(data7, {instancePath:instancePath+"/cost_label",parentData:data,parentDataProperty:"cost_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/cost_label",schemaPath:"#/properties/cost_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.roi_label !== undefined){
let data8 = data.roi_label;
if(!(validate3(data8, {instancePath:instancePath+"/roi_label",parentData:data,parentDataProperty:"roi_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/roi_label",schemaPath:"#/properties/roi_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.payback_label !== undefined){
let data9 = data.payback_label;
if(!(validate3(data9, {instancePath:instancePath+"/payback_label",parentData:data,parentDataProperty:"payback_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/payback_label",schemaPath:"#/properties/payback_label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.invalid_text !== undefined){
let data10 = data.invalid_text;
if(!(validate3(data10, {instancePath:instancePath+"/invalid_text",parentData:data,parentDataProperty:"invalid_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/invalid_text",schemaPath:"#/properties/invalid_text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.learners !== undefined){
if(!(validate53(data.learners, {instancePath:instancePath+"/learners",parentData:data,parentDataProperty:"learners",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
if(!(validate53(data.hours, {instancePath:instancePath+"/hours",parentData:data,parentDataProperty:"hours",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.hourly_cost !== undefined){
if(!(validate53(data.hourly_cost, {instancePath:instancePath+"/hourly_cost",parentData:data,parentDataProperty:"hourly_cost",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.external_spend !== undefined){
if(!(validate53(data.external_spend, {instancePath:instancePath+"/external_spend",parentData:data,parentDataProperty:"external_spend",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.time_saved_rate !== undefined){
if(!(validate53(data.time_saved_rate, {instancePath:instancePath+"/time_saved_rate",parentData:data,parentDataProperty:"time_saved_rate",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.external_saved_rate !== undefined){
if(!(validate53(data.external_saved_rate, {instancePath:instancePath+"/external_saved_rate",parentData:data,parentDataProperty:"external_saved_rate",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.price_per_learner !== undefined){
if(!(validate53(data.price_per_learner, {instancePath:instancePath+"/price_per_learner",parentData:data,parentDataProperty:"price_per_learner",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data18 = data.currency;
if(!(validate69(data18, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((data18 === "EUR") || (data18 === "USD"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema101.properties.currency.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate723.errors = vErrors;
return errors === 0;
}

const slice_cards = validate743;
const schema102 = {"$id":"slice:cards","type":"object","required":["cards"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"cards":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]},"image":{"$ref":"field:image"},"title":{"$ref":"field:key-text","maxLength":100},"text":{"$ref":"field:rich-text"},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60}}},"minItems":1,"maxItems":12},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cards === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.cards !== undefined){
let data3 = data.cards;
if(!(validate38(data3, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data4.icon !== undefined){
let data5 = data4.icon;
if(!(validate69(data5, {instancePath:instancePath+"/cards/" + i0+"/icon",parentData:data4,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data5 === "book") || (data5 === "calendar")) || (data5 === "chart")) || (data5 === "circle")) || (data5 === "compass")) || (data5 === "people")) || (data5 === "rocket")) || (data5 === "shield")) || (data5 === "spark")) || (data5 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/icon",schemaPath:"#/properties/cards/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema102.properties.cards.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data4.image !== undefined){
if(!(validate6(data4.image, {instancePath:instancePath+"/cards/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.title !== undefined){
let data7 = data4.title;
if(!(validate3(data7, {instancePath:instancePath+"/cards/" + i0+"/title",parentData:data4,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate16(data4.text, {instancePath:instancePath+"/cards/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data4.link !== undefined){
if(!(validate19(data4.link, {instancePath:instancePath+"/cards/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data4.link_label !== undefined){
let data10 = data4.link_label;
if(!(validate3(data10, {instancePath:instancePath+"/cards/" + i0+"/link_label",parentData:data4,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/link_label",schemaPath:"#/properties/cards/items/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.color !== undefined){
let data11 = data.color;
if(!(validate69(data11, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data11 === "light") || (data11 === "dark")) || (data11 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema102.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate743.errors = vErrors;
return errors === 0;
}

const slice_case_header = validate755;

function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate16(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate6(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data5 = data.company;
if(!(validate3(data5, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if(!(validate3(data6, {instancePath:instancePath+"/industry",parentData:data,parentDataProperty:"industry",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.size !== undefined){
let data7 = data.size;
if(!(validate3(data7, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"#/properties/size/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.country !== undefined){
let data8 = data.country;
if(!(validate3(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.duration !== undefined){
let data9 = data.duration;
if(!(validate3(data9, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.figures !== undefined){
let data10 = data.figures;
if(!(validate38(data10, {instancePath:instancePath+"/figures",parentData:data,parentDataProperty:"figures",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});errors++;
}
if(data11.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data11.value !== undefined){
let data12 = data11.value;
if(!(validate3(data12, {instancePath:instancePath+"/figures/" + i0+"/value",parentData:data11,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func0(data12) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/value",schemaPath:"#/properties/figures/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;
}
}
}
if(data11.label !== undefined){
let data13 = data11.label;
if(!(validate3(data13, {instancePath:instancePath+"/figures/" + i0+"/label",parentData:data11,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func0(data13) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate755.errors = vErrors;
return errors === 0;
}

const slice_comparative_table = validate769;
const schema105 = {"$id":"field:table","type":"object","required":["body"],"properties":{"head":{"type":["object","null"],"required":["rows"],"properties":{"rows":{"$ref":"#/$defs/rows"}}},"body":{"type":"object","required":["rows"],"properties":{"rows":{"$ref":"#/$defs/rows"}}}},"$defs":{"rows":{"type":"array","maxItems":300,"items":{"type":"object","required":["cells"],"properties":{"key":{"type":"string"},"cells":{"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/cell"}}}}},"cell":{"type":"object","required":["content"],"properties":{"key":{"type":"string"},"type":{"enum":["header","data"]},"content":{"type":"array","items":{"$ref":"field:rich-text#/items"}}}}}};
const schema107 = {"type":"object","required":["content"],"properties":{"key":{"type":"string"},"type":{"enum":["header","data"]},"content":{"type":"array","items":{"$ref":"field:rich-text#/items"}}}};
const schema108 = {"type":"object","required":["type"],"properties":{"type":{"enum":["paragraph","heading1","heading2","heading3","heading4","heading5","heading6","preformatted","list-item","o-list-item","image","embed"]}},"allOf":[{"if":{"properties":{"type":{"const":"image"}}},"then":{"$ref":"#/$defs/image"},"else":{"if":{"properties":{"type":{"const":"embed"}}},"then":{"$ref":"#/$defs/embed"},"else":{"$ref":"#/$defs/text"}}}]};

function validate776(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("image" !== data.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("embed" !== data.type){
(vErrors ??= []).push({});errors++;
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate26.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joinErrors(vErrors, validate32.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid3 = _valid1;
ifClause1 = "else";
}
if(!valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"});errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"});errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(!((((((((((((data2 === "paragraph") || (data2 === "heading1")) || (data2 === "heading2")) || (data2 === "heading3")) || (data2 === "heading4")) || (data2 === "heading5")) || (data2 === "heading6")) || (data2 === "preformatted")) || (data2 === "list-item")) || (data2 === "o-list-item")) || (data2 === "image")) || (data2 === "embed"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema108.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate776.errors = vErrors;
return errors === 0;
}


function validate775(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "header") || (data1 === "data"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema107.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate776(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joinErrors(vErrors, validate776.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate775.errors = vErrors;
return errors === 0;
}


function validate774(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 300){
(vErrors ??= []).push({instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"});errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.cells === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"});errors++;
}
if(data0.key !== undefined){
if(typeof data0.key !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/key",schemaPath:"#/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;
}
}
if(data0.cells !== undefined){
let data2 = data0.cells;
if(Array.isArray(data2)){
if(data2.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"});errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate775(data2[i1], {instancePath:instancePath+"/" + i0+"/cells/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joinErrors(vErrors, validate775.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;
}
validate774.errors = vErrors;
return errors === 0;
}


function validate773(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});errors++;
}
if(data.head !== undefined){
let data0 = data.head;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: schema105.properties.head.type},message:"must be object,null"});errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});errors++;
}
if(data0.rows !== undefined){
if(!(validate774(data0.rows, {instancePath:instancePath+"/head/rows",parentData:data0,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate774.errors);
errors = vErrors.length;
}
}
}
}
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.rows === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});errors++;
}
if(data2.rows !== undefined){
if(!(validate774(data2.rows, {instancePath:instancePath+"/body/rows",parentData:data2,parentDataProperty:"rows",rootData}))){
vErrors = joinErrors(vErrors, validate774.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate773.errors = vErrors;
return errors === 0;
}


function validate769(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.table === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "table"},message:"must have required property '"+"table"+"'"});errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.comparison === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "comparison"},message:"must have required property '"+"comparison"+"'"});errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.table !== undefined){
if(!(validate773(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData}))){
vErrors = joinErrors(vErrors, validate773.errors);
errors = vErrors.length;
}
}
if(data.highlighted_column !== undefined){
let data4 = data.highlighted_column;
if(!(validate53(data4, {instancePath:instancePath+"/highlighted_column",parentData:data,parentDataProperty:"highlighted_column",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/highlighted_column",schemaPath:"#/properties/highlighted_column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"});errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/highlighted_column",schemaPath:"#/properties/highlighted_column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.caption !== undefined){
let data5 = data.caption;
if(!(validate3(data5, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.comparison !== undefined){
if(!(validate64(data.comparison, {instancePath:instancePath+"/comparison",parentData:data,parentDataProperty:"comparison",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate769.errors = vErrors;
return errors === 0;
}

const slice_cookie_banner = validate788;

function validate788(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.settings_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings_label"},message:"must have required property '"+"settings_label"+"'"});errors++;
}
if(data.policy_version === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy_version"},message:"must have required property '"+"policy_version"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.accept_label !== undefined){
let data2 = data.accept_label;
if(!(validate3(data2, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data3 = data.refuse_label;
if(!(validate3(data3, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.settings_label !== undefined){
let data4 = data.settings_label;
if(!(validate3(data4, {instancePath:instancePath+"/settings_label",parentData:data,parentDataProperty:"settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/settings_label",schemaPath:"#/properties/settings_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.policy_version !== undefined){
let data5 = data.policy_version;
if(!(validate3(data5, {instancePath:instancePath+"/policy_version",parentData:data,parentDataProperty:"policy_version",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/policy_version",schemaPath:"#/properties/policy_version/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate788.errors = vErrors;
return errors === 0;
}

const slice_cookie_modal = validate795;
const schema110 = {"$id":"slice:cookie_modal","type":"object","required":["title","purposes","accept_label","refuse_label","save_label","close_label"],"properties":{"title":{"$ref":"field:key-text","maxLength":100},"introduction":{"$ref":"field:rich-text"},"purposes":{"$ref":"field:group","items":{"type":"object","required":["category","title"],"properties":{"category":{"$ref":"field:select","enum":["necessary","analytics","ad"]},"title":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:rich-text"}}},"minItems":3,"maxItems":3},"accept_label":{"$ref":"field:key-text","maxLength":40},"refuse_label":{"$ref":"field:key-text","maxLength":40},"save_label":{"$ref":"field:key-text","maxLength":40},"close_label":{"$ref":"field:key-text","maxLength":40}}};

function validate795(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.purposes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purposes"},message:"must have required property '"+"purposes"+"'"});errors++;
}
if(data.accept_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept_label"},message:"must have required property '"+"accept_label"+"'"});errors++;
}
if(data.refuse_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refuse_label"},message:"must have required property '"+"refuse_label"+"'"});errors++;
}
if(data.save_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "save_label"},message:"must have required property '"+"save_label"+"'"});errors++;
}
if(data.close_label === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "close_label"},message:"must have required property '"+"close_label"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;
}
}
}
if(data.introduction !== undefined){
if(!(validate16(data.introduction, {instancePath:instancePath+"/introduction",parentData:data,parentDataProperty:"introduction",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.purposes !== undefined){
let data2 = data.purposes;
if(!(validate38(data2, {instancePath:instancePath+"/purposes",parentData:data,parentDataProperty:"purposes",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});errors++;
}
if(data2.length < 3){
(vErrors ??= []).push({instancePath:instancePath+"/purposes",schemaPath:"#/properties/purposes/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.category === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});errors++;
}
if(data3.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data3.category !== undefined){
let data4 = data3.category;
if(!(validate69(data4, {instancePath:instancePath+"/purposes/" + i0+"/category",parentData:data3,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "necessary") || (data4 === "analytics")) || (data4 === "ad"))){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/category",schemaPath:"#/properties/purposes/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema110.properties.purposes.items.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(!(validate3(data5, {instancePath:instancePath+"/purposes/" + i0+"/title",parentData:data3,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0+"/title",schemaPath:"#/properties/purposes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.description !== undefined){
if(!(validate16(data3.description, {instancePath:instancePath+"/purposes/" + i0+"/description",parentData:data3,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes/" + i0,schemaPath:"#/properties/purposes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.accept_label !== undefined){
let data7 = data.accept_label;
if(!(validate3(data7, {instancePath:instancePath+"/accept_label",parentData:data,parentDataProperty:"accept_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/accept_label",schemaPath:"#/properties/accept_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.refuse_label !== undefined){
let data8 = data.refuse_label;
if(!(validate3(data8, {instancePath:instancePath+"/refuse_label",parentData:data,parentDataProperty:"refuse_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/refuse_label",schemaPath:"#/properties/refuse_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data9 = data.save_label;
if(!(validate3(data9, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data.close_label !== undefined){
let data10 = data.close_label;
if(!(validate3(data10, {instancePath:instancePath+"/close_label",parentData:data,parentDataProperty:"close_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/close_label",schemaPath:"#/properties/close_label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate795.errors = vErrors;
return errors === 0;
}

const slice_course_facts = validate806;

function validate806(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.duration !== undefined){
let data0 = data.duration;
if(!(validate3(data0, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.effort !== undefined){
let data1 = data.effort;
if(!(validate3(data1, {instancePath:instancePath+"/effort",parentData:data,parentDataProperty:"effort",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!(validate3(data2, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.price !== undefined){
let data3 = data.price;
if(!(validate3(data3, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate806.errors = vErrors;
return errors === 0;
}

const slice_cta_banner = validate811;
const schema112 = {"$id":"slice:cta_banner","type":"object","required":["title","ctas"],"properties":{"title":{"$ref":"field:title"},"text":{"$ref":"field:rich-text"},"ctas":{"$ref":"field:cta","maxItems":2},"image":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate811(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.ctas === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ctas"},message:"must have required property '"+"ctas"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data2 = data.ctas;
if(!(validate93(data2, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate69(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema112.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate811.errors = vErrors;
return errors === 0;
}

const slice_document_list = validate817;
const schema113 = {"$id":"slice:document_list","type":"object","properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"heading":{"$ref":"field:key-text","maxLength":120},"intro":{"$ref":"field:rich-text"},"kind":{"$ref":"field:select","enum":["blog_article","case_study","gated_ebook_lp","guide_page","live_event","webinar","partner"]},"count":{"$ref":"field:number","minimum":1,"maximum":12},"documents":{"$ref":"field:group","maxItems":12,"items":{"type":"object","required":["document"],"properties":{"document":{"$ref":"field:content-relationship"}}}},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60},"empty_text":{"$ref":"field:rich-text"}}};

function validate817(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(!(validate3(data2, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(!(validate69(data4, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((((((data4 === "blog_article") || (data4 === "case_study")) || (data4 === "gated_ebook_lp")) || (data4 === "guide_page")) || (data4 === "live_event")) || (data4 === "webinar")) || (data4 === "partner"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema113.properties.kind.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.count !== undefined){
let data5 = data.count;
if(!(validate53(data5, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"});errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;
}
}
}
if(data.documents !== undefined){
let data6 = data.documents;
if(!(validate38(data6, {instancePath:instancePath+"/documents",parentData:data,parentDataProperty:"documents",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.document === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"});errors++;
}
if(data7.document !== undefined){
if(!(validate64(data7.document, {instancePath:instancePath+"/documents/" + i0+"/document",parentData:data7,parentDataProperty:"document",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data10 = data.link_label;
if(!(validate3(data10, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.empty_text !== undefined){
if(!(validate16(data.empty_text, {instancePath:instancePath+"/empty_text",parentData:data,parentDataProperty:"empty_text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate817.errors = vErrors;
return errors === 0;
}

const slice_event_header = validate829;
const schema114 = {"$id":"slice:event_header","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"text":{"$ref":"field:rich-text"},"color":{"$ref":"field:select","enum":["light","dark","green"]},"image":{"$ref":"field:image"},"starts_at":{"$ref":"field:timestamp"},"ends_at":{"$ref":"field:timestamp"},"day":{"$ref":"field:key-text","maxLength":12},"month":{"$ref":"field:key-text","maxLength":12},"date":{"$ref":"field:key-text","maxLength":200},"duration":{"$ref":"field:key-text","maxLength":60},"location":{"$ref":"field:key-text","maxLength":160},"speakers":{"$ref":"field:group","maxItems":8,"items":{"type":"object","required":["name"],"properties":{"name":{"$ref":"field:key-text","maxLength":80},"job":{"$ref":"field:key-text","maxLength":120},"portrait":{"$ref":"field:image"}}}},"logos":{"$ref":"field:group","maxItems":12,"items":{"type":"object","required":["logo"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}}},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60},"calendar":{"$ref":"field:link"},"media":{"$ref":"field:media-link"},"wistia_id":{"$ref":"field:key-text"}}};

function validate829(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data3 = data.color;
if(!(validate69(data3, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data3 === "light") || (data3 === "dark")) || (data3 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema114.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.starts_at !== undefined){
if(!(validate71(data.starts_at, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.ends_at !== undefined){
if(!(validate71(data.ends_at, {instancePath:instancePath+"/ends_at",parentData:data,parentDataProperty:"ends_at",rootData}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.day !== undefined){
let data7 = data.day;
if(!(validate3(data7, {instancePath:instancePath+"/day",parentData:data,parentDataProperty:"day",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/properties/day/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"});errors++;
}
}
}
if(data.month !== undefined){
let data8 = data.month;
if(!(validate3(data8, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/month",schemaPath:"#/properties/month/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"});errors++;
}
}
}
if(data.date !== undefined){
let data9 = data.date;
if(!(validate3(data9, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.duration !== undefined){
let data10 = data.duration;
if(!(validate3(data10, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.location !== undefined){
let data11 = data.location;
if(!(validate3(data11, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func0(data11) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.speakers !== undefined){
let data12 = data.speakers;
if(!(validate38(data12, {instancePath:instancePath+"/speakers",parentData:data,parentDataProperty:"speakers",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/speakers",schemaPath:"#/properties/speakers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0,schemaPath:"#/properties/speakers/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data13.name !== undefined){
let data14 = data13.name;
if(!(validate3(data14, {instancePath:instancePath+"/speakers/" + i0+"/name",parentData:data13,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0+"/name",schemaPath:"#/properties/speakers/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data13.job !== undefined){
let data15 = data13.job;
if(!(validate3(data15, {instancePath:instancePath+"/speakers/" + i0+"/job",parentData:data13,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func0(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0+"/job",schemaPath:"#/properties/speakers/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data13.portrait !== undefined){
if(!(validate6(data13.portrait, {instancePath:instancePath+"/speakers/" + i0+"/portrait",parentData:data13,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/speakers/" + i0,schemaPath:"#/properties/speakers/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.logos !== undefined){
let data17 = data.logos;
if(!(validate38(data17, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data17)){
if(data17.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data18.logo !== undefined){
if(!(validate6(data18.logo, {instancePath:instancePath+"/logos/" + i1+"/logo",parentData:data18,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data18.name !== undefined){
let data20 = data18.name;
if(!(validate3(data20, {instancePath:instancePath+"/logos/" + i1+"/name",parentData:data18,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func0(data20) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data18.link !== undefined){
if(!(validate19(data18.link, {instancePath:instancePath+"/logos/" + i1+"/link",parentData:data18,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data23 = data.link_label;
if(!(validate3(data23, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func0(data23) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.calendar !== undefined){
if(!(validate19(data.calendar, {instancePath:instancePath+"/calendar",parentData:data,parentDataProperty:"calendar",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate268(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
if(!(validate3(data.wistia_id, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate829.errors = vErrors;
return errors === 0;
}

const slice_event_schedule = validate855;

function validate855(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entries === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"});errors++;
}
if(data.entries !== undefined){
let data0 = data.entries;
if(!(validate38(data0, {instancePath:instancePath+"/entries",parentData:data,parentDataProperty:"entries",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data1.time !== undefined){
let data2 = data1.time;
if(!(validate3(data2, {instancePath:instancePath+"/entries/" + i0+"/time",parentData:data1,parentDataProperty:"time",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/time",schemaPath:"#/properties/entries/items/properties/time/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.title !== undefined){
let data3 = data1.title;
if(!(validate3(data3, {instancePath:instancePath+"/entries/" + i0+"/title",parentData:data1,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/title",schemaPath:"#/properties/entries/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data1.text !== undefined){
if(!(validate16(data1.text, {instancePath:instancePath+"/entries/" + i0+"/text",parentData:data1,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate855.errors = vErrors;
return errors === 0;
}

const slice_faq = validate860;

function validate860(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.questions !== undefined){
let data3 = data.questions;
if(!(validate38(data3, {instancePath:instancePath+"/questions",parentData:data,parentDataProperty:"questions",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.question === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"});errors++;
}
if(data4.answer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"});errors++;
}
if(data4.question !== undefined){
let data5 = data4.question;
if(!(validate3(data5, {instancePath:instancePath+"/questions/" + i0+"/question",parentData:data4,parentDataProperty:"question",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0+"/question",schemaPath:"#/properties/questions/items/properties/question/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data4.answer !== undefined){
if(!(validate16(data4.answer, {instancePath:instancePath+"/questions/" + i0+"/answer",parentData:data4,parentDataProperty:"answer",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.open_first !== undefined){
if(!(validate8(data.open_first, {instancePath:instancePath+"/open_first",parentData:data,parentDataProperty:"open_first",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate860.errors = vErrors;
return errors === 0;
}

const slice_feature = validate868;
const schema117 = {"$id":"slice:feature","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"text":{"$ref":"field:rich-text"},"image":{"$ref":"field:image"},"ctas":{"$ref":"field:cta","maxItems":2},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate868(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data4 = data.ctas;
if(!(validate93(data4, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.color !== undefined){
let data5 = data.color;
if(!(validate69(data5, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data5 === "light") || (data5 === "dark")) || (data5 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema117.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate868.errors = vErrors;
return errors === 0;
}

const slice_footer = validate875;
const schema118 = {"$id":"slice:footer","type":"object","properties":{"tagline":{"$ref":"field:key-text","maxLength":160},"columns":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":40},"links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":14}}},"maxItems":5},"social_links":{"$ref":"field:group","items":{"type":"object","required":["network","link"],"properties":{"network":{"$ref":"field:select","enum":["linkedin","youtube","mastodon","instagram","x"]},"link":{"$ref":"field:link"}}},"maxItems":6},"legal_links":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"link":{"$ref":"field:link"}}},"maxItems":10},"cookie_settings_label":{"$ref":"field:key-text","maxLength":60},"copyright":{"$ref":"field:key-text","maxLength":160}}};

function validate875(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagline !== undefined){
let data0 = data.tagline;
if(!(validate3(data0, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(validate38(data1, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data2.title !== undefined){
let data3 = data2.title;
if(!(validate3(data3, {instancePath:instancePath+"/columns/" + i0+"/title",parentData:data2,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data2.links !== undefined){
let data4 = data2.links;
if(!(validate38(data4, {instancePath:instancePath+"/columns/" + i0+"/links",parentData:data2,parentDataProperty:"links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 14){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links",schemaPath:"#/properties/columns/items/properties/links/maxItems",keyword:"maxItems",params:{limit: 14},message:"must NOT have more than 14 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate3(data6, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/label",schemaPath:"#/properties/columns/items/properties/links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate19(data5.link, {instancePath:instancePath+"/columns/" + i0+"/links/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0+"/links/" + i1,schemaPath:"#/properties/columns/items/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.social_links !== undefined){
let data8 = data.social_links;
if(!(validate38(data8, {instancePath:instancePath+"/social_links",parentData:data,parentDataProperty:"social_links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data8)){
if(data8.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/social_links",schemaPath:"#/properties/social_links/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.network === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"});errors++;
}
if(data9.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data9.network !== undefined){
let data10 = data9.network;
if(!(validate69(data10, {instancePath:instancePath+"/social_links/" + i2+"/network",parentData:data9,parentDataProperty:"network",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((((data10 === "linkedin") || (data10 === "youtube")) || (data10 === "mastodon")) || (data10 === "instagram")) || (data10 === "x"))){
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2+"/network",schemaPath:"#/properties/social_links/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema118.properties.social_links.items.properties.network.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data9.link !== undefined){
if(!(validate19(data9.link, {instancePath:instancePath+"/social_links/" + i2+"/link",parentData:data9,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/social_links/" + i2,schemaPath:"#/properties/social_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.legal_links !== undefined){
let data12 = data.legal_links;
if(!(validate38(data12, {instancePath:instancePath+"/legal_links",parentData:data,parentDataProperty:"legal_links",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links",schemaPath:"#/properties/legal_links/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data13.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data13.label !== undefined){
let data14 = data13.label;
if(!(validate3(data14, {instancePath:instancePath+"/legal_links/" + i3+"/label",parentData:data13,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3+"/label",schemaPath:"#/properties/legal_links/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data13.link !== undefined){
if(!(validate19(data13.link, {instancePath:instancePath+"/legal_links/" + i3+"/link",parentData:data13,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_links/" + i3,schemaPath:"#/properties/legal_links/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.cookie_settings_label !== undefined){
let data16 = data.cookie_settings_label;
if(!(validate3(data16, {instancePath:instancePath+"/cookie_settings_label",parentData:data,parentDataProperty:"cookie_settings_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func0(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/cookie_settings_label",schemaPath:"#/properties/cookie_settings_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.copyright !== undefined){
let data17 = data.copyright;
if(!(validate3(data17, {instancePath:instancePath+"/copyright",parentData:data,parentDataProperty:"copyright",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func0(data17) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate875.errors = vErrors;
return errors === 0;
}

const slice_form = validate890;

function validate890(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form_config === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form_config"},message:"must have required property '"+"form_config"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data1 = data.heading;
if(!(validate3(data1, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.panel !== undefined){
if(!(validate16(data.panel, {instancePath:instancePath+"/panel",parentData:data,parentDataProperty:"panel",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.form_config !== undefined){
if(!(validate64(data.form_config, {instancePath:instancePath+"/form_config",parentData:data,parentDataProperty:"form_config",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate890.errors = vErrors;
return errors === 0;
}

const slice_header_with_social_proofs = validate897;
const schema120 = {"$id":"slice:header_with_social_proofs","type":"object","required":["title"],"properties":{"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"image":{"$ref":"field:image"},"ctas":{"$ref":"field:cta","maxItems":2},"color":{"$ref":"field:select","enum":["light","dark","green"]},"rating":{"$ref":"field:number","minimum":0,"maximum":5},"rating_label":{"$ref":"field:key-text","maxLength":120},"proofs":{"$ref":"field:group","items":{"type":"object","required":["figure","label"],"properties":{"figure":{"$ref":"field:key-text","maxLength":20},"label":{"$ref":"field:key-text","maxLength":80}}},"maxItems":4},"logos":{"$ref":"field:group","items":{"type":"object","required":["logo"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":60}}},"maxItems":8}}};

function validate897(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data3 = data.ctas;
if(!(validate93(data3, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate69(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema120.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.rating !== undefined){
let data5 = data.rating;
if(!(validate53(data5, {instancePath:instancePath+"/rating",parentData:data,parentDataProperty:"rating",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"});errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;
}
}
}
if(data.rating_label !== undefined){
let data6 = data.rating_label;
if(!(validate3(data6, {instancePath:instancePath+"/rating_label",parentData:data,parentDataProperty:"rating_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/rating_label",schemaPath:"#/properties/rating_label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.proofs !== undefined){
let data7 = data.proofs;
if(!(validate38(data7, {instancePath:instancePath+"/proofs",parentData:data,parentDataProperty:"proofs",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data7)){
if(data7.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.figure === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"});errors++;
}
if(data8.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data8.figure !== undefined){
let data9 = data8.figure;
if(!(validate3(data9, {instancePath:instancePath+"/proofs/" + i0+"/figure",parentData:data8,parentDataProperty:"figure",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0+"/figure",schemaPath:"#/properties/proofs/items/properties/figure/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});errors++;
}
}
}
if(data8.label !== undefined){
let data10 = data8.label;
if(!(validate3(data10, {instancePath:instancePath+"/proofs/" + i0+"/label",parentData:data8,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0+"/label",schemaPath:"#/properties/proofs/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.logos !== undefined){
let data11 = data.logos;
if(!(validate38(data11, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data12.logo !== undefined){
if(!(validate6(data12.logo, {instancePath:instancePath+"/logos/" + i1+"/logo",parentData:data12,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(!(validate3(data14, {instancePath:instancePath+"/logos/" + i1+"/name",parentData:data12,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func0(data14) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i1,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate897.errors = vErrors;
return errors === 0;
}

const slice_hero = validate911;
const schema121 = {"$id":"slice:hero","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"image":{"$ref":"field:image"},"ctas":{"$ref":"field:cta","maxItems":2},"note":{"$ref":"field:key-text","maxLength":160},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate911(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.ctas !== undefined){
let data4 = data.ctas;
if(!(validate93(data4, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.note !== undefined){
let data5 = data.note;
if(!(validate3(data5, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data6 = data.color;
if(!(validate69(data6, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data6 === "light") || (data6 === "dark")) || (data6 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema121.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate911.errors = vErrors;
return errors === 0;
}

const slice_influencers_section = validate919;
const schema122 = {"$id":"slice:influencers_section","type":"object","properties":{"title":{"$ref":"field:title"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate919(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data1 = data.color;
if(!(validate69(data1, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema122.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate919.errors = vErrors;
return errors === 0;
}

const slice_key_figures = validate922;
const schema123 = {"$id":"slice:key_figures","type":"object","required":["figures"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"figures":{"$ref":"field:group","items":{"type":"object","required":["value","label"],"properties":{"value":{"$ref":"field:key-text","maxLength":16},"label":{"$ref":"field:key-text","maxLength":120}}},"minItems":1,"maxItems":6},"source":{"$ref":"field:key-text","maxLength":200},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate922(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.figures === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.figures !== undefined){
let data3 = data.figures;
if(!(validate38(data3, {instancePath:instancePath+"/figures",parentData:data,parentDataProperty:"figures",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});errors++;
}
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.value !== undefined){
let data5 = data4.value;
if(!(validate3(data5, {instancePath:instancePath+"/figures/" + i0+"/value",parentData:data4,parentDataProperty:"value",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/value",schemaPath:"#/properties/figures/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});errors++;
}
}
}
if(data4.label !== undefined){
let data6 = data4.label;
if(!(validate3(data6, {instancePath:instancePath+"/figures/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0+"/label",schemaPath:"#/properties/figures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/figures/" + i0,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.source !== undefined){
let data7 = data.source;
if(!(validate3(data7, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data8 = data.color;
if(!(validate69(data8, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data8 === "light") || (data8 === "dark")) || (data8 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema123.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate922.errors = vErrors;
return errors === 0;
}

const slice_ld_collective = validate931;
const schema124 = {"$id":"slice:ld_collective","type":"object","properties":{"title":{"$ref":"field:title"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate931(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data1 = data.color;
if(!(validate69(data1, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema124.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate931.errors = vErrors;
return errors === 0;
}

const slice_linked_section = validate934;

function validate934(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'"});errors++;
}
if(data.section !== undefined){
if(!(validate64(data.section, {instancePath:instancePath+"/section",parentData:data,parentDataProperty:"section",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate934.errors = vErrors;
return errors === 0;
}

const slice_logo_wall = validate936;

function validate936(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logos === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "logos"},message:"must have required property '"+"logos"+"'"});errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"});errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data.logos !== undefined){
let data1 = data.logos;
if(!(validate38(data1, {instancePath:instancePath+"/logos",parentData:data,parentDataProperty:"logos",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data1)){
if(data1.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.logo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'"});errors++;
}
if(data2.logo !== undefined){
if(!(validate6(data2.logo, {instancePath:instancePath+"/logos/" + i0+"/logo",parentData:data2,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(!(validate3(data4, {instancePath:instancePath+"/logos/" + i0+"/name",parentData:data2,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0+"/name",schemaPath:"#/properties/logos/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data2.link !== undefined){
if(!(validate19(data2.link, {instancePath:instancePath+"/logos/" + i0+"/link",parentData:data2,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.list !== undefined){
if(!(validate64(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.is_moving !== undefined){
if(!(validate8(data.is_moving, {instancePath:instancePath+"/is_moving",parentData:data,parentDataProperty:"is_moving",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate936.errors = vErrors;
return errors === 0;
}

const slice_masonry = validate944;

function validate944(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quotes === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotes"},message:"must have required property '"+"quotes"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.quotes !== undefined){
let data3 = data.quotes;
if(!(validate38(data3, {instancePath:instancePath+"/quotes",parentData:data,parentDataProperty:"quotes",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 24){
(vErrors ??= []).push({instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"});errors++;
}
if(data3.length < 3){
(vErrors ??= []).push({instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.quote === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"});errors++;
}
if(data4.author === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});errors++;
}
if(data4.quote !== undefined){
if(!(validate16(data4.quote, {instancePath:instancePath+"/quotes/" + i0+"/quote",parentData:data4,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data4.author !== undefined){
let data6 = data4.author;
if(!(validate3(data6, {instancePath:instancePath+"/quotes/" + i0+"/author",parentData:data4,parentDataProperty:"author",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/quotes/" + i0+"/author",schemaPath:"#/properties/quotes/items/properties/author/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.job !== undefined){
let data7 = data4.job;
if(!(validate3(data7, {instancePath:instancePath+"/quotes/" + i0+"/job",parentData:data4,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/quotes/" + i0+"/job",schemaPath:"#/properties/quotes/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data4.portrait !== undefined){
if(!(validate6(data4.portrait, {instancePath:instancePath+"/quotes/" + i0+"/portrait",parentData:data4,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.company_logo !== undefined){
if(!(validate6(data4.company_logo, {instancePath:instancePath+"/quotes/" + i0+"/company_logo",parentData:data4,parentDataProperty:"company_logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate944.errors = vErrors;
return errors === 0;
}

const slice_page_header = validate954;
const schema128 = {"$id":"slice:page_header","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"subtitle":{"$ref":"field:rich-text"},"date":{"$ref":"field:key-text","maxLength":120},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate954(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(!(validate16(data.subtitle, {instancePath:instancePath+"/subtitle",parentData:data,parentDataProperty:"subtitle",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(!(validate3(data3, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func0(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate69(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data4 === "light") || (data4 === "dark")) || (data4 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema128.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate954.errors = vErrors;
return errors === 0;
}

const slice_partner_header = validate960;
const schema129 = {"$id":"slice:partner_header","type":"object","required":["name"],"properties":{"logo":{"$ref":"field:image"},"name":{"$ref":"field:key-text","maxLength":80},"text":{"$ref":"field:rich-text"},"category":{"$ref":"field:select","enum":["technology","content","consulting","reseller"]},"is_certified":{"$ref":"field:boolean"},"is_integration_built_by_us":{"$ref":"field:boolean"},"integration_availability":{"$ref":"field:select","enum":["available","beta","planned"]},"regions":{"$ref":"field:group","maxItems":8,"items":{"type":"object","required":["region"],"properties":{"region":{"$ref":"field:select","enum":["dach","france","benelux","nordics","uk-ireland","southern-europe","north-america","worldwide"]}}}},"types":{"$ref":"field:group","maxItems":8,"items":{"type":"object","required":["type"],"properties":{"type":{"$ref":"field:select","enum":["hris","lms","content-library","communication","single-sign-on","analytics","consulting","implementation"]}}}},"website":{"$ref":"field:link"}}};

function validate960(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.logo !== undefined){
if(!(validate6(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(!(validate69(data3, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data3 === "technology") || (data3 === "content")) || (data3 === "consulting")) || (data3 === "reseller"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema129.properties.category.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.is_certified !== undefined){
if(!(validate8(data.is_certified, {instancePath:instancePath+"/is_certified",parentData:data,parentDataProperty:"is_certified",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.is_integration_built_by_us !== undefined){
if(!(validate8(data.is_integration_built_by_us, {instancePath:instancePath+"/is_integration_built_by_us",parentData:data,parentDataProperty:"is_integration_built_by_us",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.integration_availability !== undefined){
let data6 = data.integration_availability;
if(!(validate69(data6, {instancePath:instancePath+"/integration_availability",parentData:data,parentDataProperty:"integration_availability",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data6 === "available") || (data6 === "beta")) || (data6 === "planned"))){
(vErrors ??= []).push({instancePath:instancePath+"/integration_availability",schemaPath:"#/properties/integration_availability/enum",keyword:"enum",params:{allowedValues: schema129.properties.integration_availability.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.regions !== undefined){
let data7 = data.regions;
if(!(validate38(data7, {instancePath:instancePath+"/regions",parentData:data,parentDataProperty:"regions",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data7)){
if(data7.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.region === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0,schemaPath:"#/properties/regions/items/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"});errors++;
}
if(data8.region !== undefined){
let data9 = data8.region;
if(!(validate69(data9, {instancePath:instancePath+"/regions/" + i0+"/region",parentData:data8,parentDataProperty:"region",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data9 === "dach") || (data9 === "france")) || (data9 === "benelux")) || (data9 === "nordics")) || (data9 === "uk-ireland")) || (data9 === "southern-europe")) || (data9 === "north-america")) || (data9 === "worldwide"))){
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0+"/region",schemaPath:"#/properties/regions/items/properties/region/enum",keyword:"enum",params:{allowedValues: schema129.properties.regions.items.properties.region.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/regions/" + i0,schemaPath:"#/properties/regions/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.types !== undefined){
let data10 = data.types;
if(!(validate38(data10, {instancePath:instancePath+"/types",parentData:data,parentDataProperty:"types",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data10)){
if(data10.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});errors++;
}
if(data11.type !== undefined){
let data12 = data11.type;
if(!(validate69(data12, {instancePath:instancePath+"/types/" + i1+"/type",parentData:data11,parentDataProperty:"type",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((data12 === "hris") || (data12 === "lms")) || (data12 === "content-library")) || (data12 === "communication")) || (data12 === "single-sign-on")) || (data12 === "analytics")) || (data12 === "consulting")) || (data12 === "implementation"))){
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1+"/type",schemaPath:"#/properties/types/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema129.properties.types.items.properties.type.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types/" + i1,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.website !== undefined){
if(!(validate19(data.website, {instancePath:instancePath+"/website",parentData:data,parentDataProperty:"website",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate960.errors = vErrors;
return errors === 0;
}

const slice_people = validate973;

function validate973(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.people !== undefined){
let data3 = data.people;
if(!(validate38(data3, {instancePath:instancePath+"/people",parentData:data,parentDataProperty:"people",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/people",schemaPath:"#/properties/people/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data4.portrait !== undefined){
if(!(validate6(data4.portrait, {instancePath:instancePath+"/people/" + i0+"/portrait",parentData:data4,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(!(validate3(data6, {instancePath:instancePath+"/people/" + i0+"/name",parentData:data4,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/properties/people/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.job !== undefined){
let data7 = data4.job;
if(!(validate3(data7, {instancePath:instancePath+"/people/" + i0+"/job",parentData:data4,parentDataProperty:"job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0+"/job",schemaPath:"#/properties/people/items/properties/job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate16(data4.text, {instancePath:instancePath+"/people/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data4.link !== undefined){
if(!(validate19(data4.link, {instancePath:instancePath+"/people/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate973.errors = vErrors;
return errors === 0;
}

const slice_preference_center = validate983;

function validate983(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topics === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topics"},message:"must have required property '"+"topics"+"'"});errors++;
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.topics !== undefined){
let data2 = data.topics;
if(!(validate38(data2, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data2)){
if(data2.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});errors++;
}
if(data3.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data3.key !== undefined){
let data4 = data3.key;
if(!(validate3(data4, {instancePath:instancePath+"/topics/" + i0+"/key",parentData:data3,parentDataProperty:"key",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func0(data4) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/key",schemaPath:"#/properties/topics/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data3.label !== undefined){
let data5 = data3.label;
if(!(validate3(data5, {instancePath:instancePath+"/topics/" + i0+"/label",parentData:data3,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/label",schemaPath:"#/properties/topics/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data3.description !== undefined){
let data6 = data3.description;
if(!(validate3(data6, {instancePath:instancePath+"/topics/" + i0+"/description",parentData:data3,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0+"/description",schemaPath:"#/properties/topics/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,schemaPath:"#/properties/topics/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.unsubscribe_label !== undefined){
let data7 = data.unsubscribe_label;
if(!(validate3(data7, {instancePath:instancePath+"/unsubscribe_label",parentData:data,parentDataProperty:"unsubscribe_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/unsubscribe_label",schemaPath:"#/properties/unsubscribe_label/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.save_label !== undefined){
let data8 = data.save_label;
if(!(validate3(data8, {instancePath:instancePath+"/save_label",parentData:data,parentDataProperty:"save_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/save_label",schemaPath:"#/properties/save_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.saved_text !== undefined){
let data9 = data.saved_text;
if(!(validate3(data9, {instancePath:instancePath+"/saved_text",parentData:data,parentDataProperty:"saved_text",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/saved_text",schemaPath:"#/properties/saved_text/maxLength",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"});errors++;
}
}
}
if(data.form_config !== undefined){
if(!(validate64(data.form_config, {instancePath:instancePath+"/form_config",parentData:data,parentDataProperty:"form_config",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate983.errors = vErrors;
return errors === 0;
}

const slice_press_contact = validate994;

function validate994(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.kit !== undefined){
if(!(validate268(data.kit, {instancePath:instancePath+"/kit",parentData:data,parentDataProperty:"kit",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate994.errors = vErrors;
return errors === 0;
}

const slice_press_list = validate997;

function validate997(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.articles === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "articles"},message:"must have required property '"+"articles"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(!(validate3(data2, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.articles !== undefined){
let data4 = data.articles;
if(!(validate38(data4, {instancePath:instancePath+"/articles",parentData:data,parentDataProperty:"articles",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 24){
(vErrors ??= []).push({instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"});errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data5.date !== undefined){
if(!(validate73(data5.date, {instancePath:instancePath+"/articles/" + i0+"/date",parentData:data5,parentDataProperty:"date",rootData}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data5.source !== undefined){
let data7 = data5.source;
if(!(validate3(data7, {instancePath:instancePath+"/articles/" + i0+"/source",parentData:data5,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0+"/source",schemaPath:"#/properties/articles/items/properties/source/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data5.title !== undefined){
let data8 = data5.title;
if(!(validate3(data8, {instancePath:instancePath+"/articles/" + i0+"/title",parentData:data5,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func0(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0+"/title",schemaPath:"#/properties/articles/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate19(data5.link, {instancePath:instancePath+"/articles/" + i0+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/articles/" + i0,schemaPath:"#/properties/articles/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate997.errors = vErrors;
return errors === 0;
}

const slice_pricing_table = validate1007;
const schema134 = {"$id":"slice:pricing_table","type":"object","required":["plans"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"plans":{"$ref":"field:group","items":{"type":"object","required":["name","price"],"properties":{"name":{"$ref":"field:key-text","maxLength":40},"price":{"$ref":"field:key-text","maxLength":40},"amount":{"$ref":"field:number"},"currency":{"$ref":"field:select","enum":["EUR","USD","GBP","CHF"]},"price_note":{"$ref":"field:key-text","maxLength":80},"description":{"$ref":"field:key-text","maxLength":160},"features":{"$ref":"field:rich-text"},"badge":{"$ref":"field:key-text","maxLength":30},"is_highlighted":{"$ref":"field:boolean"},"cta":{"$ref":"field:cta","maxItems":1}}},"minItems":1,"maxItems":4},"footnote":{"$ref":"field:rich-text"}}};

function validate1007(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plans === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.plans !== undefined){
let data3 = data.plans;
if(!(validate38(data3, {instancePath:instancePath+"/plans",parentData:data,parentDataProperty:"plans",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data4.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"});errors++;
}
if(data4.name !== undefined){
let data5 = data4.name;
if(!(validate3(data5, {instancePath:instancePath+"/plans/" + i0+"/name",parentData:data4,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/name",schemaPath:"#/properties/plans/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.price !== undefined){
let data6 = data4.price;
if(!(validate3(data6, {instancePath:instancePath+"/plans/" + i0+"/price",parentData:data4,parentDataProperty:"price",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/price",schemaPath:"#/properties/plans/items/properties/price/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.amount !== undefined){
if(!(validate53(data4.amount, {instancePath:instancePath+"/plans/" + i0+"/amount",parentData:data4,parentDataProperty:"amount",rootData}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if(data4.currency !== undefined){
let data8 = data4.currency;
if(!(validate69(data8, {instancePath:instancePath+"/plans/" + i0+"/currency",parentData:data4,parentDataProperty:"currency",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((data8 === "EUR") || (data8 === "USD")) || (data8 === "GBP")) || (data8 === "CHF"))){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/currency",schemaPath:"#/properties/plans/items/properties/currency/enum",keyword:"enum",params:{allowedValues: schema134.properties.plans.items.properties.currency.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data4.price_note !== undefined){
let data9 = data4.price_note;
if(!(validate3(data9, {instancePath:instancePath+"/plans/" + i0+"/price_note",parentData:data4,parentDataProperty:"price_note",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func0(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/price_note",schemaPath:"#/properties/plans/items/properties/price_note/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data4.description !== undefined){
let data10 = data4.description;
if(!(validate3(data10, {instancePath:instancePath+"/plans/" + i0+"/description",parentData:data4,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/description",schemaPath:"#/properties/plans/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data4.features !== undefined){
if(!(validate16(data4.features, {instancePath:instancePath+"/plans/" + i0+"/features",parentData:data4,parentDataProperty:"features",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data4.badge !== undefined){
let data12 = data4.badge;
if(!(validate3(data12, {instancePath:instancePath+"/plans/" + i0+"/badge",parentData:data4,parentDataProperty:"badge",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func0(data12) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/badge",schemaPath:"#/properties/plans/items/properties/badge/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});errors++;
}
}
}
if(data4.is_highlighted !== undefined){
if(!(validate8(data4.is_highlighted, {instancePath:instancePath+"/plans/" + i0+"/is_highlighted",parentData:data4,parentDataProperty:"is_highlighted",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data4.cta !== undefined){
let data14 = data4.cta;
if(!(validate93(data14, {instancePath:instancePath+"/plans/" + i0+"/cta",parentData:data4,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data14)){
if(data14.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0+"/cta",schemaPath:"#/properties/plans/items/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.footnote !== undefined){
if(!(validate16(data.footnote, {instancePath:instancePath+"/footnote",parentData:data,parentDataProperty:"footnote",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1007.errors = vErrors;
return errors === 0;
}

const slice_promotion_banner = validate1023;

function validate1023(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(!(validate16(data0, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data2 = data.link_label;
if(!(validate3(data2, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate8(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1023.errors = vErrors;
return errors === 0;
}

const slice_quote = validate1028;
const schema136 = {"$id":"slice:quote","type":"object","anyOf":[{"required":["quote"]},{"required":["source"]}],"properties":{"quote":{"$ref":"field:rich-text"},"author_name":{"$ref":"field:key-text","maxLength":80},"author_job":{"$ref":"field:key-text","maxLength":120},"portrait":{"$ref":"field:image"},"company_logo":{"$ref":"field:image"},"link":{"$ref":"field:link"},"link_label":{"$ref":"field:key-text","maxLength":60},"color":{"$ref":"field:select","enum":["light","dark","green"]},"source":{"$ref":"field:content-relationship"}}};

function validate1028(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"});errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quote !== undefined){
if(!(validate16(data.quote, {instancePath:instancePath+"/quote",parentData:data,parentDataProperty:"quote",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.author_name !== undefined){
let data1 = data.author_name;
if(!(validate3(data1, {instancePath:instancePath+"/author_name",parentData:data,parentDataProperty:"author_name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/author_name",schemaPath:"#/properties/author_name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.author_job !== undefined){
let data2 = data.author_job;
if(!(validate3(data2, {instancePath:instancePath+"/author_job",parentData:data,parentDataProperty:"author_job",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/author_job",schemaPath:"#/properties/author_job/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.portrait !== undefined){
if(!(validate6(data.portrait, {instancePath:instancePath+"/portrait",parentData:data,parentDataProperty:"portrait",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.company_logo !== undefined){
if(!(validate6(data.company_logo, {instancePath:instancePath+"/company_logo",parentData:data,parentDataProperty:"company_logo",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate19(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.link_label !== undefined){
let data6 = data.link_label;
if(!(validate3(data6, {instancePath:instancePath+"/link_label",parentData:data,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/link_label",schemaPath:"#/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.color !== undefined){
let data7 = data.color;
if(!(validate69(data7, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data7 === "light") || (data7 === "dark")) || (data7 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema136.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
if(data.source !== undefined){
if(!(validate64(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1028.errors = vErrors;
return errors === 0;
}

const slice_redemption_code = validate1038;

function validate1038(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.form !== undefined){
if(!(validate19(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.code_provider !== undefined){
let data1 = data.code_provider;
if(!(validate3(data1, {instancePath:instancePath+"/code_provider",parentData:data,parentDataProperty:"code_provider",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/code_provider",schemaPath:"#/properties/code_provider/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1038.errors = vErrors;
return errors === 0;
}

const slice_redirection_cards = validate1041;
const schema138 = {"$id":"slice:redirection_cards","type":"object","required":["cards"],"properties":{"cards":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":80},"link":{"$ref":"field:link"},"illustration":{"$ref":"field:image"},"color":{"$ref":"field:select","enum":["accent","other"]}}},"minItems":1,"maxItems":6}}};

function validate1041(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cards === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"});errors++;
}
if(data.cards !== undefined){
let data0 = data.cards;
if(!(validate38(data0, {instancePath:instancePath+"/cards",parentData:data,parentDataProperty:"cards",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate3(data2, {instancePath:instancePath+"/cards/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/label",schemaPath:"#/properties/cards/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate19(data1.link, {instancePath:instancePath+"/cards/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data1.illustration !== undefined){
if(!(validate6(data1.illustration, {instancePath:instancePath+"/cards/" + i0+"/illustration",parentData:data1,parentDataProperty:"illustration",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data1.color !== undefined){
let data5 = data1.color;
if(!(validate69(data5, {instancePath:instancePath+"/cards/" + i0+"/color",parentData:data1,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((data5 === "accent") || (data5 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0+"/color",schemaPath:"#/properties/cards/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema138.properties.cards.items.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1041.errors = vErrors;
return errors === 0;
}

const slice_rich_text = validate1047;

function validate1047(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});errors++;
}
if(data.content !== undefined){
if(!(validate16(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1047.errors = vErrors;
return errors === 0;
}

const slice_section_header = validate1049;
const schema140 = {"$id":"slice:section_header","type":"object","required":["title"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"intro":{"$ref":"field:rich-text"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate1049(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data3 = data.color;
if(!(validate69(data3, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data3 === "light") || (data3 === "dark")) || (data3 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema140.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1049.errors = vErrors;
return errors === 0;
}

const slice_social_proof_mastheads = validate1054;
const schema141 = {"$id":"slice:social_proof_mastheads","type":"object","properties":{"title":{"$ref":"field:title"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate1054(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data1 = data.color;
if(!(validate69(data1, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema141.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1054.errors = vErrors;
return errors === 0;
}

const slice_steps = validate1057;
const schema142 = {"$id":"slice:steps","type":"object","required":["steps"],"properties":{"indicator":{"$ref":"field:key-text","maxLength":60},"title":{"$ref":"field:title"},"heading":{"$ref":"field:key-text","maxLength":120},"intro":{"$ref":"field:rich-text"},"steps":{"$ref":"field:group","items":{"type":"object","required":["title"],"properties":{"title":{"$ref":"field:key-text","maxLength":120},"text":{"$ref":"field:rich-text"}}},"minItems":1,"maxItems":12},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate1057(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(!(validate3(data2, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(!(validate38(data4, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data5.title !== undefined){
let data6 = data5.title;
if(!(validate3(data6, {instancePath:instancePath+"/steps/" + i0+"/title",parentData:data5,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/title",schemaPath:"#/properties/steps/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data5.text !== undefined){
if(!(validate16(data5.text, {instancePath:instancePath+"/steps/" + i0+"/text",parentData:data5,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.color !== undefined){
let data8 = data.color;
if(!(validate69(data8, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data8 === "light") || (data8 === "dark")) || (data8 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema142.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1057.errors = vErrors;
return errors === 0;
}

const slice_subscription_banner = validate1066;

function validate1066(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate3(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data.text !== undefined){
if(!(validate16(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
let data3 = data.cta;
if(!(validate93(data3, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/cta",schemaPath:"#/properties/cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.is_displayed !== undefined){
if(!(validate8(data.is_displayed, {instancePath:instancePath+"/is_displayed",parentData:data,parentDataProperty:"is_displayed",rootData}))){
vErrors = joinErrors(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1066.errors = vErrors;
return errors === 0;
}

const slice_tabs = validate1072;

function validate1072(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabs === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data3 = data.tabs;
if(!(validate38(data3, {instancePath:instancePath+"/tabs",parentData:data,parentDataProperty:"tabs",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data4.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(!(validate3(data5, {instancePath:instancePath+"/tabs/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/label",schemaPath:"#/properties/tabs/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(!(validate3(data6, {instancePath:instancePath+"/tabs/" + i0+"/title",parentData:data4,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate16(data4.text, {instancePath:instancePath+"/tabs/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data4.image !== undefined){
if(!(validate6(data4.image, {instancePath:instancePath+"/tabs/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data4.link !== undefined){
if(!(validate19(data4.link, {instancePath:instancePath+"/tabs/" + i0+"/link",parentData:data4,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data4.link_label !== undefined){
let data10 = data4.link_label;
if(!(validate3(data10, {instancePath:instancePath+"/tabs/" + i0+"/link_label",parentData:data4,parentDataProperty:"link_label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0+"/link_label",schemaPath:"#/properties/tabs/items/properties/link_label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1072.errors = vErrors;
return errors === 0;
}

const slice_term_header = validate1083;

function validate1083(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate3(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"});errors++;
}
}
}
if(data.image !== undefined){
if(!(validate6(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1083.errors = vErrors;
return errors === 0;
}

const slice_timeline = validate1088;

function validate1088(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entries === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.entries !== undefined){
let data3 = data.entries;
if(!(validate38(data3, {instancePath:instancePath+"/entries",parentData:data,parentDataProperty:"entries",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;
}
if(data4.label !== undefined){
let data5 = data4.label;
if(!(validate3(data5, {instancePath:instancePath+"/entries/" + i0+"/label",parentData:data4,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/label",schemaPath:"#/properties/entries/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(!(validate3(data6, {instancePath:instancePath+"/entries/" + i0+"/title",parentData:data4,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0+"/title",schemaPath:"#/properties/entries/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"});errors++;
}
}
}
if(data4.text !== undefined){
if(!(validate16(data4.text, {instancePath:instancePath+"/entries/" + i0+"/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1088.errors = vErrors;
return errors === 0;
}

const slice_use_cases = validate1096;
const schema147 = {"$id":"slice:use_cases","type":"object","properties":{"title":{"$ref":"field:title"},"color":{"$ref":"field:select","enum":["light","dark","green"]}}};

function validate1096(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data1 = data.color;
if(!(validate69(data1, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!(((data1 === "light") || (data1 === "dark")) || (data1 === "green"))){
(vErrors ??= []).push({instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema147.properties.color.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1096.errors = vErrors;
return errors === 0;
}

const slice_video = validate1099;

function validate1099(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.poster === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poster"},message:"must have required property '"+"poster"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.poster !== undefined){
if(!(validate6(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = joinErrors(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate268(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = joinErrors(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.wistia_id !== undefined){
let data5 = data.wistia_id;
if(!(validate3(data5, {instancePath:instancePath+"/wistia_id",parentData:data,parentDataProperty:"wistia_id",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/wistia_id",schemaPath:"#/properties/wistia_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{6,16}$"},message:"must match pattern \""+"^[a-z0-9]{6,16}$"+"\""});errors++;
}
}
}
if(data.duration !== undefined){
let data6 = data.duration;
if(!(validate3(data6, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 12){
(vErrors ??= []).push({instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"});errors++;
}
}
}
if(data.caption !== undefined){
let data7 = data.caption;
if(!(validate3(data7, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;
}
}
}
if(data.transcript !== undefined){
if(!(validate16(data.transcript, {instancePath:instancePath+"/transcript",parentData:data,parentDataProperty:"transcript",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1099.errors = vErrors;
return errors === 0;
}

const slice_video_list = validate1109;

function validate1109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"});errors++;
}
if(data.indicator !== undefined){
let data0 = data.indicator;
if(!(validate3(data0, {instancePath:instancePath+"/indicator",parentData:data,parentDataProperty:"indicator",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data.title !== undefined){
if(!(validate43(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = joinErrors(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate16(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData}))){
vErrors = joinErrors(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate64(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1109.errors = vErrors;
return errors === 0;
}

const slice_website_navbar = validate1114;
const schema150 = {"$id":"slice:website_navbar","type":"object","required":["menus"],"properties":{"menus":{"$ref":"field:group","items":{"type":"object","required":["label"],"properties":{"label":{"$ref":"field:key-text","maxLength":40},"link":{"$ref":"field:link"},"items":{"$ref":"field:group","items":{"type":"object","required":["label","link"],"properties":{"label":{"$ref":"field:key-text","maxLength":60},"description":{"$ref":"field:key-text","maxLength":120},"link":{"$ref":"field:link"},"icon":{"$ref":"field:select","enum":["book","calendar","chart","circle","compass","people","rocket","shield","spark","star"]}}},"maxItems":12},"submenu":{"$ref":"field:content-relationship"}}},"minItems":1,"maxItems":7},"sign_in":{"$ref":"field:cta","maxItems":1},"ctas":{"$ref":"field:cta","maxItems":2},"page_cta":{"$ref":"field:cta","maxItems":1}}};

function validate1114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){

let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menus"},message:"must have required property '"+"menus"+"'"});errors++;
}
if(data.menus !== undefined){
let data0 = data.menus;
if(!(validate38(data0, {instancePath:instancePath+"/menus",parentData:data,parentDataProperty:"menus",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data0)){
if(data0.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data1.label !== undefined){
let data2 = data1.label;
if(!(validate3(data2, {instancePath:instancePath+"/menus/" + i0+"/label",parentData:data1,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/label",schemaPath:"#/properties/menus/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});errors++;
}
}
}
if(data1.link !== undefined){
if(!(validate19(data1.link, {instancePath:instancePath+"/menus/" + i0+"/link",parentData:data1,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(!(validate38(data4, {instancePath:instancePath+"/menus/" + i0+"/items",parentData:data1,parentDataProperty:"items",rootData}))){
vErrors = joinErrors(vErrors, validate38.errors);
errors = vErrors.length;
}
if(Array.isArray(data4)){
if(data4.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items",schemaPath:"#/properties/menus/items/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});errors++;
}
if(data5.link === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"});errors++;
}
if(data5.label !== undefined){
let data6 = data5.label;
if(!(validate3(data6, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",parentData:data5,parentDataProperty:"label",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/label",schemaPath:"#/properties/menus/items/properties/items/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});errors++;
}
}
}
if(data5.description !== undefined){
let data7 = data5.description;
if(!(validate3(data7, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",parentData:data5,parentDataProperty:"description",rootData}))){
vErrors = joinErrors(vErrors, validate3.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func0(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/description",schemaPath:"#/properties/menus/items/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});errors++;
}
}
}
if(data5.link !== undefined){
if(!(validate19(data5.link, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/link",parentData:data5,parentDataProperty:"link",rootData}))){
vErrors = joinErrors(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data5.icon !== undefined){
let data9 = data5.icon;
if(!(validate69(data9, {instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",parentData:data5,parentDataProperty:"icon",rootData}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors = vErrors.length;
}
if(!((((((((((data9 === "book") || (data9 === "calendar")) || (data9 === "chart")) || (data9 === "circle")) || (data9 === "compass")) || (data9 === "people")) || (data9 === "rocket")) || (data9 === "shield")) || (data9 === "spark")) || (data9 === "star"))){
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/menus/items/properties/items/items/properties/icon/enum",keyword:"enum",params:{allowedValues: schema150.properties.menus.items.properties.items.items.properties.icon.enum},message:"must be equal to one of the allowed values"});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0+"/items/" + i1,schemaPath:"#/properties/menus/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data1.submenu !== undefined){
if(!(validate64(data1.submenu, {instancePath:instancePath+"/menus/" + i0+"/submenu",parentData:data1,parentDataProperty:"submenu",rootData}))){
vErrors = joinErrors(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/menus/" + i0,schemaPath:"#/properties/menus/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
}
}
}
if(data.sign_in !== undefined){
let data11 = data.sign_in;
if(!(validate93(data11, {instancePath:instancePath+"/sign_in",parentData:data,parentDataProperty:"sign_in",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data11)){
if(data11.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/sign_in",schemaPath:"#/properties/sign_in/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
if(data.ctas !== undefined){
let data12 = data.ctas;
if(!(validate93(data12, {instancePath:instancePath+"/ctas",parentData:data,parentDataProperty:"ctas",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data12)){
if(data12.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/ctas",schemaPath:"#/properties/ctas/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});errors++;
}
}
}
if(data.page_cta !== undefined){
let data13 = data.page_cta;
if(!(validate93(data13, {instancePath:instancePath+"/page_cta",parentData:data,parentDataProperty:"page_cta",rootData}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors = vErrors.length;
}
if(Array.isArray(data13)){
if(data13.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/page_cta",schemaPath:"#/properties/page_cta/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;
}
validate1114.errors = vErrors;
return errors === 0;
}

export const documents = {author:document_author,badges_and_ratings:document_badges_and_ratings,blog_article:document_blog_article,blog_home:document_blog_home,case_studies_hub:document_case_studies_hub,case_study:document_case_study,category:document_category,certification:document_certification,collaborative_learning_book:document_collaborative_learning_book,collaborative_learning_movement:document_collaborative_learning_movement,collaborative_learning_page:document_collaborative_learning_page,collective_banner:document_collective_banner,comparative_table:document_comparative_table,cookie_banner:document_cookie_banner,cookie_modal:document_cookie_modal,default_sharing_image:document_default_sharing_image,email_preference_center:document_email_preference_center,enterprise_section:document_enterprise_section,events_hub:document_events_hub,footer:document_footer,form_config:document_form_config,form_page:document_form_page,form_validation_texts:document_form_validation_texts,gated_ebook_lp:document_gated_ebook_lp,guide_page:document_guide_page,home_page:document_home_page,influencers:document_influencers,landing_page:document_landing_page,ld_collective:document_ld_collective,ld_next:document_ld_next,ld_performance_academy:document_ld_performance_academy,legal_document:document_legal_document,live_event:document_live_event,logo_list:document_logo_list,maturity_model:document_maturity_model,multi_level_submenu:document_multi_level_submenu,navbar:document_navbar,newsletter:document_newsletter,newsroom:document_newsroom,not_found_page:document_not_found_page,partner:document_partner,partners_hub:document_partners_hub,preview_page:document_preview_page,pricing_page:document_pricing_page,privacy_and_security_page:document_privacy_and_security_page,privacy_and_security_section:document_privacy_and_security_section,promotion_banner:document_promotion_banner,quote:document_quote,redemption_code_page:document_redemption_code_page,redemption_code_texts:document_redemption_code_texts,resources_hub:document_resources_hub,roi_calculator:document_roi_calculator,slack_preview:document_slack_preview,social_proof_mastheads:document_social_proof_mastheads,studio_page:document_studio_page,subscription_banner:document_subscription_banner,tag:document_tag,team_page:document_team_page,test_page:document_test_page,ui_texts:document_ui_texts,use_cases:document_use_cases,video_list:document_video_list,webinar:document_webinar,website_navbar:document_website_navbar,why_page:document_why_page};
export const slices = {article_body:slice_article_body,article_header:slice_article_header,assessment:slice_assessment,author_header:slice_author_header,badges_and_ratings:slice_badges_and_ratings,book_header:slice_book_header,calculator:slice_calculator,cards:slice_cards,case_header:slice_case_header,comparative_table:slice_comparative_table,cookie_banner:slice_cookie_banner,cookie_modal:slice_cookie_modal,course_facts:slice_course_facts,cta_banner:slice_cta_banner,document_list:slice_document_list,event_header:slice_event_header,event_schedule:slice_event_schedule,faq:slice_faq,feature:slice_feature,footer:slice_footer,form:slice_form,header_with_social_proofs:slice_header_with_social_proofs,hero:slice_hero,influencers_section:slice_influencers_section,key_figures:slice_key_figures,ld_collective:slice_ld_collective,linked_section:slice_linked_section,logo_wall:slice_logo_wall,masonry:slice_masonry,page_header:slice_page_header,partner_header:slice_partner_header,people:slice_people,preference_center:slice_preference_center,press_contact:slice_press_contact,press_list:slice_press_list,pricing_table:slice_pricing_table,promotion_banner:slice_promotion_banner,quote:slice_quote,redemption_code:slice_redemption_code,redirection_cards:slice_redirection_cards,rich_text:slice_rich_text,section_header:slice_section_header,social_proof_mastheads:slice_social_proof_mastheads,steps:slice_steps,subscription_banner:slice_subscription_banner,tabs:slice_tabs,term_header:slice_term_header,timeline:slice_timeline,use_cases:slice_use_cases,video:slice_video,video_list:slice_video_list,website_navbar:slice_website_navbar};
